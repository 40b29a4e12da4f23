import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long anybody may take, in milliseconds, and how many may take it at once. */
export interface Patience {
  /** To say what they want. */
  headers: number;
  /** To send all that belongs to it. */
  request: number;
  /** Without taking or sending anything; longer than the silence of a page that holds the pen. */
  silence: number;
  /** How often the slow are looked for. */
  look: number;
  /** Connections that have not asked for anything yet. */
  waiting: number;
  /** Connections at all. */
  most: number;
}

export const patient: Patience = {
  headers: 5000,
  request: 30_000,
  silence: 90_000,
  look: 1000,
  waiting: 32,
  most: 256,
};

/** Cuts connections off that are slow, so that nobody can keep our page out by holding many of them open. */
export function cutSlow(server: Server, { headers, request, silence, waiting, most }: Patience): void {
  server.headersTimeout = headers;
  server.requestTimeout = request;
  server.timeout = silence;
  server.maxConnections = most;
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.on('close', () => silent.delete(socket));
    const [oldest] = silent;
    // Whoever comes now asks at once, as our page does; whoever came first had its time.
    if (silent.size > waiting) oldest?.destroy();
  });
  server.on('request', ({ socket }) => silent.delete(socket));
}
