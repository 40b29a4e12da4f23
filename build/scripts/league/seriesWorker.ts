import { playSeries, type Series } from './playSeries.ts';

process.on('message', (series: Series) => process.send?.(playSeries(series)));
