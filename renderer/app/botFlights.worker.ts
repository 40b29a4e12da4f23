import { playAndPostProgress } from '../application/bots/flyMatch.ts';

self.onmessage = ({ data }: MessageEvent<string>) => playAndPostProgress(data, (message) => self.postMessage(message));
