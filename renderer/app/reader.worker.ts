import { postParts, type ReadRequest } from '../application/readerWorker.ts';

self.onmessage = ({ data }: MessageEvent<ReadRequest>) => postParts(data, (message) => self.postMessage(message));
