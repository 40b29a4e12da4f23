import { postSave } from '../application/matches/saveReader.ts';

self.onmessage = ({ data }: MessageEvent<string>) => postSave(data, (message) => self.postMessage(message));
