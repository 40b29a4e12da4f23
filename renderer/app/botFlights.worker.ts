import { flyInSteps } from '../application/bots/flyMatch.ts';

self.onmessage = ({ data }: MessageEvent<string>) => flyInSteps(data, (message) => self.postMessage(message));
