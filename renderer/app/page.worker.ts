// The only worker script of the page. Each worker script is a bundle of its own, which contains the engine.

import { itemAt } from '@aerodrome/engine/core/items.ts';
import { workerRoles } from '../application/workerRoles.ts';

const handle = itemAt(workerRoles, self.name)();

self.onmessage = ({ data }: MessageEvent) => handle(data as never, (message) => self.postMessage(message));
