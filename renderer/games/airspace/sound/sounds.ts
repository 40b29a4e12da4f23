import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';
import type { Synth } from '../../../audio/synth.ts';
import * as voices from '../../../audio/voices.ts';

/** Engine pitch by plane. */
const pitches = [64, 72, 58, 53];

/** Plays the sound of an event; `pace` is the animation speed. */
export function sound(synth: Synth, event: AirspaceEvent, pace: number): void {
  switch (event.type) {
    case 'startRolled':
      voices.die(synth);
      break;
    case 'placed':
      voices.flight(synth, 0.7 / pace, pitches[event.plane]);
      break;
    case 'initiativeRolled':
      voices.die(synth);
      voices.bell(synth);
      break;
    case 'phaseBegan':
      voices.ratchet(synth);
      voices.bell(synth);
      break;
    case 'turnBegan':
      voices.flip(synth);
      break;
    case 'flew': {
      const seconds = (0.3 + event.path.length * 0.42) / pace;
      const { move } = event.manoeuvre;
      voices.flight(synth, seconds, pitches[event.plane] * (move === 'climb' ? 0.84 : move === 'dive' ? 1.2 : 1));
      if (move === 'dive') voices.wind(synth, seconds);
      break;
    }
    case 'pointLost':
    case 'held':
      voices.clunk(synth);
      break;
    case 'shot':
      voices.die(synth);
      voices.guns(synth, event.damage, 0.65 / pace);
      if (event.damage === 0) voices.clunk(synth);
      break;
    case 'damaged':
      voices.holes(synth, event.damage);
      break;
    case 'crashed':
      voices.crash(synth, 0.9 / pace);
      break;
    case 'shotDown':
      voices.whine(synth, 1.5 / pace);
      break;
    case 'left':
      voices.wind(synth, 1.1);
      break;
    case 'drawOffered':
    case 'drawAnswered':
    case 'drawLapsed':
      voices.paper(synth);
      break;
    case 'resigned':
      voices.flight(synth, 0.9 / pace, pitches[0]);
      break;
    case 'over':
      voices.fanfare(synth, event.outcome.winners.length > 0);
      break;
  }
}
