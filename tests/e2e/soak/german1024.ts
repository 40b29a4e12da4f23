import { usual } from '../../../build/scripts/pictures/looks.ts';
import { soak } from './soak.ts';

soak({ ...usual, size: { width: 1024, height: 640 }, language: 'de' }, { plays: true });
