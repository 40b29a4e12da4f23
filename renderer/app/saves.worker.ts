import { postReading, type ReadRequest } from '../application/documentReader.ts';

self.onmessage = ({ data }: MessageEvent<ReadRequest>) => postReading(data, (message) => self.postMessage(message));
