import { playSaveAndPostProgress } from '../application/bots/playSave.ts';

self.onmessage = ({ data }: MessageEvent<string>) =>
  playSaveAndPostProgress(data, (message) => self.postMessage(message));
