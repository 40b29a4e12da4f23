import { readInPieces } from './readInPieces.ts';

self.onmessage = ({ data: text }: MessageEvent<string>) => readInPieces(text, (told) => self.postMessage(told));
