import type { SquadronsEvent } from '@aerodrome/engine/games/squadrons/state.ts';
import type { Synth } from '../../../audio/synth.ts';
import * as voices from '../../../audio/voices.ts';

/** Engine pitch by squadron. */
const pitches = [62, 70, 56, 51];

/** Plays the sound of an event; `pace` is the animation speed. */
export function sound(synth: Synth, event: SquadronsEvent, pace: number): void {
  switch (event.type) {
    case 'setUp':
      voices.wheels(synth);
      break;
    case 'gunsSealed':
    case 'takenBack':
    case 'gunsPlaced':
      voices.slide(synth);
      break;
    case 'threwForFirst':
    case 'rolled':
      voices.dice(synth, 'dice' in event ? event.dice.length : 4);
      break;
    case 'turnBegan':
      voices.stamp(synth);
      break;
    case 'launched':
      voices.flight(synth, 0.9 / pace, pitches[event.plane % 4] * 0.8);
      break;
    case 'drew':
    case 'kept':
    case 'discarded':
      voices.paper(synth);
      break;
    case 'reshuffled':
      voices.rummage(synth, 6);
      break;
    case 'gave':
      voices.flight(synth, 0.9 / pace, 38);
      break;
    case 'passed':
    case 'stayed':
      voices.clunk(synth);
      break;
    case 'took':
      voices.flip(synth);
      break;
    case 'flew':
      voices.flight(synth, (0.26 * event.path.length) / pace, pitches[event.plane % 4]);
      break;
    case 'crossedLine':
      voices.slide(synth);
      break;
    case 'gunTurned':
      voices.flak(synth, event.hit);
      break;
    case 'landed':
      voices.wheels(synth);
      break;
    case 'faced':
      break;
    case 'dogfightBegan':
      voices.drum(synth);
      break;
    case 'shot':
      voices.guns(synth, event.card);
      break;
    case 'defended':
      if (event.defence === 'rolledOut' || event.defence === 'looped') voices.wind(synth, 0.7 / pace);
      else voices.guns(synth, event.card);
      break;
    case 'undefended':
      break;
    case 'exchanged':
      voices.wind(synth, 0.9 / pace);
      break;
    case 'heldFire':
      voices.clunk(synth);
      break;
    case 'strafed':
      voices.guns(synth, event.card);
      break;
    case 'shotDown':
      voices.fall(synth);
      break;
    case 'ace':
      voices.bell(synth);
      break;
    case 'out':
    case 'resigned':
      voices.fanfare(synth, false);
      break;
    case 'over':
      voices.fanfare(synth, event.outcome.winners.length > 0);
      break;
    default:
      event satisfies never;
  }
}
