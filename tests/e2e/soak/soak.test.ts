import { usual } from '../../../build/scripts/pictures/looks.ts';
import { soak, whole } from './soak.ts';

// The other looks are registered by the files beside this one, which only the whole soak includes.
soak(usual, { moving: whole, plays: true });
