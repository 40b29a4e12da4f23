import { fly, type Series } from './flying.ts';

process.on('message', (series: Series) => process.send?.(fly(series)));
