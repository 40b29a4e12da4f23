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
  checkMs: 1000,
  maxWithoutRequest: 32,
  maxConnections: 256,
};

/** Closes slow connections and evicts the oldest without a request, so that another program cannot lock the page out. */
export function limitConnections(
  server: Server,
  { headersMs, requestMs, idleMs, maxWithoutRequest, maxConnections }: ConnectionLimits,
): void {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.timeout = idleMs;
  server.maxConnections = maxConnections;
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.on('close', () => unused.delete(socket));
    const [oldest] = unused;
    // Evict the oldest connection without a request: the page sends its request at once.
    if (unused.size > maxWithoutRequest) oldest?.destroy();
  });
  server.on('request', ({ socket }) => unused.delete(socket));
}
