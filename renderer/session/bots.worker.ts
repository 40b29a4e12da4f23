import { replyTo } from './botReply.ts';
import type { Errand } from './bots.ts';

self.onmessage = ({ data }: MessageEvent<Errand>) => self.postMessage(replyTo(data));
