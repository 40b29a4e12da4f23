import { type Asked, answer } from './botAnswer.ts';

self.onmessage = ({ data: { id, asked } }: MessageEvent<{ id: number; asked: Asked }>) => {
  self.postMessage({ id, action: answer(asked) });
};
