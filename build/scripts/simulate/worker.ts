import { type Batch, tallyOf } from './tally.ts';

process.on('message', (batch: Batch) => process.send?.(tallyOf(batch)));
