import type { CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import type { Synth } from '../../../audio/synth.ts';
import * as voices from '../../../audio/voices.ts';

/** Bark pitch by dog. */
const throats = [520, 300, 420, 610];
const pitches = [66, 58];

/** Plays the sound of an event; `pace` is the animation speed. */
export function sound(synth: Synth, event: CrewEvent, pace: number): void {
  switch (event.type) {
    case 'coinTossed':
      voices.bell(synth);
      break;
    case 'placed':
      voices.chime(synth);
      break;
    case 'drew':
      voices.rummage(synth, event.count);
      break;
    case 'roundBegan':
      voices.wind(synth, 1.2);
      break;
    case 'laid':
    case 'moved':
    case 'takenBack':
      voices.slide(synth);
      break;
    case 'turned':
      voices.flip(synth);
      break;
    case 'laidFaceUp':
      voices.flip(synth);
      voices.bark(synth, throats[event.post], 1);
      break;
    case 'ready':
    case 'notReady':
      voices.paw(synth);
      break;
    case 'locked':
    case 'actionEnded':
      voices.plank(synth);
      break;
    case 'called':
      voices.bark(synth, throats[event.seat % throats.length], event.what === 'repair' ? 1 : 2);
      break;
    case 'voided':
      voices.clunk(synth);
      break;
    case 'discardSealed':
    case 'discarded':
    case 'extraSealed':
    case 'reconsidered':
    case 'looked':
    case 'cleanedUp':
    case 'drawOffered':
    case 'drawAnswered':
    case 'drawLapsed':
    case 'wantsToResign':
    case 'fliesOn':
      voices.paper(synth);
      break;
    case 'repaired':
      voices.hammer(synth);
      break;
    case 'revealed':
      if (event.cards.length > 0) voices.snare(synth, event.section);
      break;
    case 'tokenMoved':
      voices.chime(synth);
      break;
    case 'trailed':
    case 'flakHit':
      voices.thud(synth);
      break;
    case 'planeMoved':
      voices.flight(synth, (event.from === event.to ? 0.25 : 0.6) / pace, pitches[event.team]);
      break;
    case 'clawed':
      voices.snarl(synth);
      break;
    case 'shot':
      voices.guns(synth, event.hit ? 2 : 1);
      break;
    case 'scrapped':
      voices.crackle(synth, event.count);
      break;
    case 'shotDown':
      voices.whistle(synth);
      break;
    case 'smoke':
    case 'faded':
      voices.wind(synth, 0.8);
      break;
    case 'resigned':
      voices.flight(synth, 0.9 / pace, pitches[event.team]);
      break;
    case 'over':
      voices.fanfare(synth, event.outcome.winners.length > 0);
      // Each dog of the winning crew howls at its own pitch.
      for (const seat of event.outcome.winners) voices.howl(synth, throats[seat % throats.length]);
      break;
    case 'surrenderLapsed':
      break;
  }
}

/** Background noise of the clock, as in the box's companion app: wind first, then guns, then barking. */
export function noise(synth: Synth, gone: number): void {
  voices.wind(synth, 1.4);
  const throat = throats[Math.floor(gone * 97) % throats.length];
  if (gone > 0.35) voices.guns(synth, gone > 0.7 ? 2 : 1);
  if (gone > 0.55) voices.bark(synth, throat, gone > 0.8 ? 3 : 1);
}
