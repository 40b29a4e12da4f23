import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long anybody may take, in milliseconds, and how many may take it at once. */
export interface ConnectionLimits {
  /** To say what they want. */
  headersMs: number;
  /** To send all that belongs to it. */
  requestMs: number;
  /** Without taking or sending anything; longer than the silence of a page that holds the pen. */
  idleMs: number;
  /** How often the slow are looked for. */
  checkMs: number;
  /** Connections that have not asked for anything yet. */
  maxIdle: number;
  /** Connections at all. */
  maxConnections: number;
}

export const defaultLimits: ConnectionLimits = {
  headersMs: 5000,
  requestMs: 30_000,
  idleMs: 90_000,
  checkMs: 1000,
  maxIdle: 32,
  maxConnections: 256,
};

/** Cuts connections off that are slow, so that nobody can keep our page out by holding many of them open. */
export function limitConnections(
  server: Server,
  { headersMs, requestMs, idleMs, maxIdle, maxConnections }: ConnectionLimits,
): void {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.timeout = idleMs;
  server.maxConnections = maxConnections;
  const idle = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    idle.add(socket);
    socket.on('close', () => idle.delete(socket));
    const [oldest] = idle;
    // Whoever comes now asks at once, as our page does; whoever came first had its time.
    if (idle.size > maxIdle) oldest?.destroy();
  });
  server.on('request', ({ socket }) => idle.delete(socket));
}
