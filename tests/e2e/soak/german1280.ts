import { usual } from '../../../build/scripts/pictures/looks.ts';
import { soak } from './soak.ts';

soak({ ...usual, language: 'de' });
