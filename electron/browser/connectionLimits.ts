import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Timeouts and maximum numbers of connections. */
export interface ConnectionLimits {
  /** Time to send the headers. */
  headersMs: number;
  /** Time to send the whole request. */
  requestMs: number;
  /** Time without traffic; longer than the heartbeat interval of the write lock. */
  idleMs: number;
  /** Time without traffic on a connection that has not sent the token. */
  untrustedIdleMs: number;
  /** Interval between checks of the timeouts. */
  checkMs: number;
  /** Connections without a request so far. */
  maxWithoutRequest: number;
  /** All connections. */
  maxConnections: number;
}

export const defaultLimits: ConnectionLimits = {
  headersMs: 5000,
  requestMs: 30_000,
  idleMs: 90_000,
  untrustedIdleMs: 10_000,
  checkMs: 1000,
  maxWithoutRequest: 32,
  maxConnections: 256,
};

/**
 * Closes slow connections, and evicts connections that have not sent the token, so that another program cannot lock the
 * page out. The files of the page are requested without the token: connections without any request are evicted first, then
 * the oldest, and a page that loads its files has the newest ones.
 */
export class ConnectionLimiter {
  readonly #limits: ConnectionLimits;
  /** All connections, the oldest first. */
  readonly #all = new Set<Socket>();
  readonly #withoutRequest = new Set<Socket>();
  /** Connections that have sent the token. */
  readonly #trusted = new WeakSet<Socket>();

  constructor(server: Server, limits: ConnectionLimits) {
    this.#limits = limits;
    server.headersTimeout = limits.headersMs;
    server.requestTimeout = limits.requestMs;
    server.timeout = limits.idleMs;
    server.on('connection', (socket: Socket) => this.#add(socket));
    server.on('request', ({ socket }) => this.#withoutRequest.delete(socket));
  }

  isTrusted(socket: Socket): boolean {
    return this.#trusted.has(socket);
  }

  /** Called after a request with the token. */
  trust(socket: Socket): void {
    if (this.#trusted.has(socket)) return;
    this.#trusted.add(socket);
    socket.setTimeout(this.#limits.idleMs);
  }

  #add(socket: Socket): void {
    const { maxWithoutRequest, maxConnections, untrustedIdleMs } = this.#limits;
    this.#all.add(socket);
    this.#withoutRequest.add(socket);
    socket.setTimeout(untrustedIdleMs);
    socket.on('close', () => this.#forget(socket));
    const [oldestWithoutRequest] = this.#withoutRequest;
    if (this.#withoutRequest.size > maxWithoutRequest) this.#evict(oldestWithoutRequest);
    if (this.#all.size > maxConnections) this.#evict(this.#oldestUntrusted());
  }

  #oldestUntrusted(): Socket | undefined {
    const [oldestWithoutRequest] = this.#withoutRequest;
    return oldestWithoutRequest ?? [...this.#all].find((socket) => !this.#trusted.has(socket));
  }

  #evict(socket: Socket | undefined): void {
    if (!socket) return;
    this.#forget(socket);
    socket.destroy();
  }

  #forget(socket: Socket): void {
    this.#all.delete(socket);
    this.#withoutRequest.delete(socket);
  }
}
