import type { TrackEvent } from '@aerodrome/engine/games/track/state.ts';
import type { Synth } from '../../../audio/synth.ts';
import * as voices from '../../../audio/voices.ts';

/** Engine pitch by plane. */
const pitches = [62, 71, 54];

/** Plays the sound of an event; `pace` is the animation speed. */
export function sound(synth: Synth, event: TrackEvent, pace: number): void {
  switch (event.type) {
    case 'drew':
    case 'swapped':
      voices.rummage(synth, event.count);
      break;
    case 'automatonDrew':
      voices.rummage(synth, 1);
      break;
    case 'swapSealed':
    case 'planSealed':
    case 'takenBack':
      voices.slide(synth);
      break;
    case 'shown':
    case 'revealed':
    case 'automatonChose':
    case 'automatonTossed':
      voices.flip(synth);
      break;
    case 'objectiveDrawn':
    case 'tilesLost':
    case 'targetsPlaced':
    case 'tilesReturned':
      voices.paper(synth);
      break;
    case 'flew': {
      if (event.path.length === 0) break;
      const seconds = (0.5 + event.path.length * 0.16) / pace;
      voices.flight(synth, seconds, pitches[event.plane]);
      if (event.loop >= 0) voices.wind(synth, seconds);
      break;
    }
    case 'tookOff':
    case 'aborted':
      voices.flight(synth, 0.8 / pace, pitches[0]);
      break;
    case 'landed':
      voices.wheels(synth);
      break;
    case 'leftBoard':
      voices.wind(synth, 1.2);
      break;
    case 'photographed':
      voices.shutter(synth);
      break;
    case 'bombed':
      voices.bomb(synth);
      break;
    case 'shot':
      voices.guns(synth, event.hits);
      break;
    case 'damaged':
      voices.holes(synth, event.hits);
      break;
    case 'shotDown':
    case 'crashed':
      voices.fall(synth);
      break;
    case 'jammed':
    case 'unjammed':
      voices.clunk(synth);
      break;
    case 'roundEnded':
      voices.bell(synth);
      break;
    case 'over':
      voices.fanfare(synth, event.outcome.lost !== true);
      break;
  }
}
