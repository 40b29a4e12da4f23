import { playSaveAndPostProgress } from './bots/playSave.ts';
import type { BotRequest } from './bots/pool.ts';
import { createResponder } from './bots/respond.ts';
import { postParts } from './readerWorker.ts';

/** Handles a message to a worker; `post` answers it. */
type MessageHandler = (data: never, post: (message: unknown) => void) => void;

/** Creates the message handler of a worker, by role: the reader of untrusted input, the bots of a match, a match of bots. */
export const workerRoles = {
  reader: (): MessageHandler => postParts,
  bots(): MessageHandler {
    const respond = createResponder();
    return (request: BotRequest, post) => post(respond(request));
  },
  botMatch: (): MessageHandler => playSaveAndPostProgress,
};

/** The name of a worker is its role. */
export type WorkerRole = keyof typeof workerRoles;
