import type * as v from 'valibot';
import type { DrawOfferAction, DrawOfferEvent } from '../../core/drawOffers.ts';
import type { GameEvent, Outcome, Seat } from '../../core/game.ts';
import type { schemaOf } from './schema.ts';

/** A number that names nothing: no Zone, no seat, no team. */
export const none = -1;

export const sections = 4;

/** Everything on the table. `schema.ts` tells what each field means. */
export type CrewState = v.InferOutput<ReturnType<typeof schemaOf>>;
export type Post = CrewState['posts'][number];
export type Laid = CrewState['laid'][number];
export type End = Laid['end'];
export type Stand = CrewState['stands'][number];
export type Look = CrewState['looks'][number];
export type Call = CrewState['calls'][number];

/** The calls between players while cards are laid. */
export const callNames = ['mine', 'shoot', 'dodge', 'push', 'sun', 'repair'] as const;

export interface Lay {
  type: 'lay';
  seat: Seat;
  post: number;
  card: number;
  end: End;
  section: number;
}

export type CallAction = { type: 'call' } & Call;

/** Names a card that lies on the track. */
type OfLaid = Omit<Lay, 'type'>;

export type CrewAction =
  | { type: 'place'; seat: Seat; zone: number }
  | Lay
  | ({ type: 'move'; to: number } & OfLaid)
  | ({ type: 'turn' } & OfLaid)
  | ({ type: 'takeBack' } & OfLaid)
  /** `cards`: what to discard, sealed early. */
  | { type: 'ready'; seat: Seat; cards?: readonly number[] }
  | { type: 'notReady'; seat: Seat }
  | { type: 'lock'; seat: Seat }
  | { type: 'discard'; seat: Seat; post: number; cards: readonly number[] }
  | { type: 'extra'; seat: Seat; post: number; count: number }
  | { type: 'reconsider'; seat: Seat }
  | { type: 'scrap'; seat: Seat; post: number; cards: readonly number[] }
  | CallAction
  | DrawOfferAction
  | { type: 'resign'; seat: Seat }
  | { type: 'flyOn'; seat: Seat };

type Secret<T> = T & { to: readonly Seat[] };
type OwnCard = { secret?: Secret<{ card: number; end: End }> };
type OwnCards = { secret?: Secret<{ cards: readonly number[] }> };

/** A card as the table sees it when it is turned up. */
export interface Shown {
  post: number;
  card: number;
  end: End;
}

export type Cause = 'shot' | 'antiAir' | 'claws' | 'repair' | 'handicap';

export type CrewEvent = GameEvent &
  (
    | { type: 'coinTossed'; team: number }
    | { type: 'placed'; post: number; zone: number }
    | ({ type: 'drew'; post: number; count: number; why: 'deal' | 'draw' | 'extra' } & OwnCards)
    | { type: 'roundBegan'; round: number }
    | ({ type: 'laidFaceUp'; section: number } & Shown)
    | ({ type: 'laid' | 'turned' | 'takenBack'; post: number; section: number } & OwnCard)
    | ({ type: 'moved'; post: number; section: number; to: number } & OwnCard)
    | { type: 'ready' | 'notReady' | 'locked'; seat: Seat }
    | ({ type: 'called' } & Call)
    | { type: 'actionEnded'; repairing: readonly number[] }
    | { type: 'voided'; team: number; section: number; posts: readonly number[] }
    | ({ type: 'discardSealed'; post: number } & OwnCards)
    | ({ type: 'discarded'; post: number; count: number } & OwnCards)
    | { type: 'extraSealed'; post: number; secret?: Secret<{ count: number }> }
    | { type: 'reconsidered'; post: number }
    | { type: 'repaired'; post: number; count: number }
    | { type: 'revealed'; section: number; cards: readonly Shown[] }
    | { type: 'tokenMoved'; post: number; card: number; from: number; to: number }
    | { type: 'trailed'; size: 'medium' | 'small'; from: number; to: number }
    | { type: 'planeMoved'; post: number; card: number; team: number; from: number; to: number }
    | { type: 'flakHit'; team: number; damage: number }
    | {
        type: 'shot';
        post: number;
        card: number;
        /** Three if the shooter's plane is in the Sun. */
        zones: readonly number[];
        hit: boolean;
        /** Half if the target is in the Sun; 0 for a miss. */
        damage: number;
      }
    | { type: 'clawed'; post: number }
    | ({ type: 'scrapped'; post: number; count: number; damage: number; cause: Cause } & OwnCards)
    | ({ type: 'looked'; post: number; by: Seat; count: number } & OwnCards)
    | { type: 'shotDown'; team: number }
    | { type: 'cleanedUp'; round: number }
    | { type: 'smoke'; team: number }
    | { type: 'faded'; size: 'medium' | 'small'; zone: number }
    | DrawOfferEvent
    | { type: 'surrenderLapsed' }
    | { type: 'wantsToResign' | 'fliesOn'; seat: Seat }
    | { type: 'resigned'; team: number }
    | { type: 'over'; outcome: Outcome }
  );
