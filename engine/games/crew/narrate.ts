import type { Outcome } from '../../core/game.ts';
import type { Line, Narrator } from '../../text/narrator.ts';
import type { Message } from '../../text/say.ts';
import { type GameData, openGameData } from './gameData.ts';
import { cardNames, faceName, postName, seatName, teamName, zoneName } from './names.ts';
import type { CrewOptions } from './options.ts';
import type { Call, CrewAction, CrewEvent } from './state.ts';

export function crewNarrator(options: CrewOptions): Narrator<CrewAction, CrewEvent> {
  const gameData = openGameData(options);
  return {
    name: (seat) => seatName(gameData, seat),
    // Every action is told by the first event that comes of it.
    action: () => null,
    narrate: (event) => [narrate(gameData, event)],
  };
}

type Of<T extends CrewEvent['type']> = Extract<CrewEvent, { type: T }>;

/** An event in words. Fields that a viewer may not know are missing from the event; then the plainer line is used. */
function narrate(gameData: GameData, event: CrewEvent): Line {
  const key = `event.crew.${event.type}`;
  switch (event.type) {
    case 'roundBegan':
      return { key, params: { round: event.round }, heading: true };
    case 'coinTossed':
    case 'smoke':
    case 'shotDown':
    case 'resigned':
      return { key, params: { team: teamName(event.team) } };
    case 'placed':
      return { key, params: { post: postName(event.post), token: tokenName(gameData), zone: zoneName(event.zone) } };
    case 'ready':
    case 'notReady':
    case 'locked':
    case 'drawOffered':
    case 'wantsToResign':
    case 'fliesOn':
      return { key, params: { seat: seatName(gameData, event.seat) } };
    case 'drawAnswered':
      return {
        key: event.accept ? `${key}.accepted` : `${key}.declined`,
        params: { seat: seatName(gameData, event.seat) },
      };
    case 'reconsidered':
    case 'clawed':
      return { key, params: { post: postName(event.post) } };
    case 'repaired':
      return { key, params: { post: postName(event.post), count: event.count } };
    case 'called':
      return { key, params: { seat: seatName(gameData, event.seat), call: callName(gameData, event) } };
    case 'cleanedUp':
    case 'drawLapsed':
    case 'surrenderLapsed':
      return { key };
    case 'over':
      return over(gameData, event.outcome);
    case 'laid':
    case 'turned':
    case 'takenBack':
    case 'moved':
    case 'laidFaceUp':
    case 'actionEnded':
    case 'voided':
      return onTheTrack(event, key);
    case 'drew':
    case 'discardSealed':
    case 'discarded':
    case 'extraSealed':
    case 'scrapped':
    case 'looked':
      return ofCards(gameData, event, key);
    default:
      return inTheAir(gameData, event, key);
  }
}

export function callName(gameData: GameData, { what, section, zone }: Call): Message {
  const key = `call.crew.${what}`;
  if (section !== undefined) return { key: `${key}.section`, params: { section, token: tokenName(gameData) } };
  if (zone !== undefined) return { key: `${key}.zone`, params: { zone: zoneName(zone) } };
  return { key, params: { token: tokenName(gameData) } };
}

const tokenName = ({ token }: GameData): Message => ({ key: `token.crew.${token}` });

type OnTheTrack = Of<'laid' | 'turned' | 'takenBack' | 'moved' | 'laidFaceUp' | 'actionEnded' | 'voided'>;

function onTheTrack(event: OnTheTrack, key: string): Line {
  switch (event.type) {
    case 'actionEnded': {
      const posts = event.repairing.map(postName);
      if (posts.length === 0) return { key };
      return { key: `${key}.repairing`, params: { posts, count: posts.length } };
    }
    case 'voided': {
      const { section, team, posts } = event;
      return { key, params: { section, team: teamName(team), count: posts.length } };
    }
    case 'laidFaceUp': {
      const { post, section, card, end } = event;
      return { key, params: { post: postName(post), section, face: faceName(card, end) } };
    }
    default: {
      const { section, secret } = event;
      const params = { post: postName(event.post), section, ...(event.type === 'moved' && { to: event.to }) };
      if (!secret) return { key, params };
      return { key: `${key}.open`, params: { ...params, face: faceName(secret.card, secret.end) } };
    }
  }
}

/** Events of which a part is for some eyes only: with that part if it is there, else without. */
function ofCards(
  gameData: GameData,
  event: Of<'drew' | 'discardSealed' | 'discarded' | 'extraSealed' | 'scrapped' | 'looked'>,
  key: string,
): Line {
  const post = postName(event.post);
  if (event.type === 'extraSealed') {
    const { secret } = event;
    return secret ? { key: `${key}.open`, params: { post, count: secret.count } } : { key, params: { post } };
  }
  const cards = event.secret && cardNames(event.secret.cards);
  if (event.type === 'discardSealed') {
    if (!cards) return { key, params: { post } };
    return cards.length === 0
      ? { key: `${key}.none`, params: { post } }
      : { key: `${key}.open`, params: { post, cards } };
  }
  const params = {
    post,
    count: event.count,
    ...(event.type === 'looked' && { seat: seatName(gameData, event.by) }),
  };
  return cards && cards.length > 0 ? { key: `${key}.open`, params: { ...params, cards } } : { key, params };
}

type InTheAir = Of<'revealed' | 'tokenMoved' | 'trailed' | 'planeMoved' | 'flakHit' | 'shot' | 'faded'>;

function inTheAir(gameData: GameData, event: InTheAir, key: string): Line {
  switch (event.type) {
    case 'revealed': {
      const { section } = event;
      if (event.cards.length === 0) return { key: `${key}.none`, params: { section } };
      const cards = event.cards.map(({ post, card, end }) => {
        return { key: `${key}.card`, params: { post: postName(post), face: faceName(card, end) } };
      });
      return { key, params: { section, cards } };
    }
    case 'tokenMoved': {
      const params = { token: tokenName(gameData), from: zoneName(event.from), to: zoneName(event.to) };
      return { key: event.from === event.to ? `${key}.stays` : key, params };
    }
    case 'trailed':
      return { key, params: { flak: { key: `flak.crew.${event.size}` }, to: zoneName(event.to) } };
    case 'faded':
      return { key, params: { flak: { key: `flak.crew.${event.size}` }, zone: zoneName(event.zone) } };
    case 'planeMoved': {
      const params = { team: teamName(event.team), from: zoneName(event.from), to: zoneName(event.to) };
      return { key: event.from === event.to ? `${key}.stays` : key, params };
    }
    case 'flakHit':
      return { key, params: { team: teamName(event.team), damage: event.damage } };
    case 'shot': {
      const params = { post: postName(event.post), zones: event.zones.map(zoneName), damage: event.damage };
      return { key: event.hit ? `${key}.hit` : `${key}.miss`, params };
    }
  }
}

function over(gameData: GameData, { ending, winners }: Outcome): Line {
  const result: Message =
    winners.length === 0
      ? { key: 'outcome.draw' }
      : { key: 'event.crew.over.won', params: { team: teamName(gameData.seats[winners[0]].side) } };
  return { key: 'event.crew.over', params: { ending: { key: `ending.crew.${ending}` }, result }, heading: true };
}
