import type { BotRequest } from '../application/bots/pool.ts';
import { createResponder } from '../application/bots/respond.ts';

const respond = createResponder();

self.onmessage = ({ data }: MessageEvent<BotRequest>) => self.postMessage(respond(data));
