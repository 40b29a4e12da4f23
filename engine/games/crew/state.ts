import type { DrawOfferAction, DrawOfferEvent, DrawOffers } from '../../core/drawOffers.ts';
import type { GameEvent, GameState, Outcome, Seat } from '../../core/game.ts';

/** A number that names nothing: no Zone, no seat, no team. */
export const none = -1;

export const sections = 4;

/** Which Plane Token a Move Plane card targets; other cards have no ends. */
export type End = 'own' | 'enemy' | null;

/** A role with its deck. Cards go by their kind, and equal ones cannot be told apart. */
export interface Post {
  /** In order. */
  hand: number[];
  /** Nobody knows its order, so it has none: cards are drawn from anywhere. */
  deck: number[];
  /** The Discard Pile: cards that everybody saw resolved, and those that went there face down. */
  spent: number[];
  discards: number[];
  /** The Scrap Pile, and for each of its cards the enemy who was shown it (Moon), or `none`. */
  scrap: number[];
  witnesses: Seat[];
}

/** A card on an Action Track. */
export interface Laid {
  post: number;
  section: number;
  card: number;
  end: End;
  /** Face up. */
  open: boolean;
}

/** During the Action Phase: still laying, content with what lies, or out of time. */
export type Stand = 'open' | 'ready' | 'locked';

/** Moon: cards of an enemy deck that a shooter looks at, to choose what is scrapped. They are still in the deck. */
export interface Look {
  post: number;
  by: Seat;
  cards: number[];
}

/** What players call out to each other while cards are laid. */
export const callNames = ['mine', 'shoot', 'dodge', 'push', 'sun', 'repair'] as const;

export interface Call {
  seat: Seat;
  what: (typeof callNames)[number];
  /** Which section is meant, or which Zone; or neither. */
  section?: number;
  zone?: number;
}

export interface CrewState extends GameState {
  /** Counts from 1; 0 until the first Action Phase. */
  round: number;
  /** The section that is being resolved; 0 outside of that. */
  section: number;
  /** The team that won the coin. */
  placer: number;
  /** By team: the Zone of its Plane Token, always on the enemy's boards. */
  planes: number[];
  /** The Sun, or what replaces it. */
  token: number;
  /** The medium and the small Anti-Air Fire. */
  trail: number[];
  /** The team on whose boards the token was when this section began. */
  holder: number;
  posts: Post[];
  /** Both Action Tracks: by section, post, card and end. */
  laid: Laid[];
  /** By seat. */
  stands: Stand[];
  /** By post: sealed choices of what to discard (perhaps early, while cards are laid), and of how many more to draw. */
  discarding: (readonly number[] | null)[];
  extras: (number | null)[];
  /** By post: laid no card this round. */
  repairing: boolean[];
  /** By team: has Repaired in an earlier round. */
  smoke: boolean[];
  /** A Move Sun card was resolved this round (Anti-Air Fire fades otherwise). */
  sunMoved: boolean;
  looks: Look[];
  /** This round's. */
  calls: Call[];
  draw: DrawOffers;
  surrender: {
    /** Who wants to give up and waits for the team-mate. */
    wanted: Seat[];
    /** By seat: the round of its last wish. */
    askedIn: number[];
  };
}

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
