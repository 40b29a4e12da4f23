import { postReading, type ReadRequest } from '../application/readerWorker.ts';

self.onmessage = ({ data }: MessageEvent<ReadRequest>) => postReading(data, (message) => self.postMessage(message));
