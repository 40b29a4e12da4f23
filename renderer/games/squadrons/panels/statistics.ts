import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { savingIn } from '@aerodrome/engine/games/squadrons/rules/dogfight.ts';
import type { Attack, Cause, SquadronsEvent } from '@aerodrome/engine/games/squadrons/state.ts';

interface SeatStatistics {
  dice: number[];
  sorties: number;
  landings: number;
  strafes: number;
  /** Planes that fell although a card in hand would have saved them. */
  held: number;
  gunHits: number;
  gunMisses: number;
}

/** The statistics of a match. */
export interface MatchStatistics {
  seats: readonly SeatStatistics[];
  /** By squadron: the cards it drew. */
  drawn: readonly (readonly number[])[];
  dogfights: readonly { attack: Attack; outcome: 'falls' | 'answers' | 'shotBack' | 'noBurst' }[];
  planes: readonly { victories: number; fate: Cause | 'home'; square: number | null }[];
}

export function matchStatistics(gameData: GameData, events: readonly SquadronsEvent[]): MatchStatistics {
  const seats = gameData.seats.map(
    (): SeatStatistics => ({
      dice: [],
      sorties: 0,
      landings: 0,
      strafes: 0,
      held: 0,
      gunHits: 0,
      gunMisses: 0,
    }),
  );
  const squadrons = gameData.planes.map(({ squadron }) => squadron);
  const drawn = gameData.squadrons.map((): number[] => []);
  const dogfights: { attack: Attack; outcome: 'falls' | 'answers' | 'shotBack' | 'noBurst' }[] = [];
  const planes = gameData.planes.map(({ insignia }): MatchStatistics['planes'][number] => ({
    victories: insignia,
    fate: 'home',
    square: null,
  }));
  const of = (plane: number) => seats[gameData.squadrons[squadrons[plane]].seat];
  const hands = gameData.squadrons.map((): number[] => []);
  const play = (plane: number, card: number) => drop(hands[squadrons[plane]], card);
  let attack: Attack | null = null;
  let burst = 0;
  for (const event of events) {
    switch (event.type) {
      case 'rolled':
        seats[event.seat].dice.push(...event.dice);
        break;
      case 'launched':
        of(event.plane).sorties++;
        break;
      case 'landed':
        of(event.plane).landings++;
        break;
      case 'strafed':
        of(event.plane).strafes++;
        play(event.plane, event.card);
        break;
      case 'gunTurned':
        if (event.hit) of(event.plane).gunHits++;
        else of(event.plane).gunMisses++;
        break;
      case 'drew':
        drawn[event.squadron].push(...(event.secret?.cards ?? []));
        hands[event.squadron].push(...(event.secret?.cards ?? []));
        break;
      case 'discarded':
        for (const card of event.cards) drop(hands[event.squadron], card);
        break;
      case 'gave':
        squadrons[event.plane] = gameData.squadronsOf[event.to][0];
        break;
      case 'dogfightBegan':
        attack = event.attack;
        break;
      case 'shot':
        attack = event.attack;
        burst = event.card;
        play(event.plane, event.card);
        break;
      case 'heldFire':
        if (event.noBurst && attack) dogfights.push({ attack, outcome: 'noBurst' });
        break;
      case 'defended':
        play(event.plane, event.card);
        if (attack) dogfights.push({ attack, outcome: event.defence === 'shotBack' ? 'shotBack' : 'answers' });
        break;
      case 'undefended':
        if (!attack) break;
        dogfights.push({ attack, outcome: 'falls' });
        if (savingIn(hands[squadrons[event.plane]], attack, burst).length > 0) of(event.plane).held++;
        break;
      case 'shotDown':
        planes[event.plane].fate = event.cause;
        planes[event.plane].square = event.square;
        if (event.by >= 0) planes[event.by].victories++;
        break;
    }
  }
  return { seats, drawn, dogfights, planes };
}

function drop(hand: number[], card: number): void {
  hand.splice(hand.indexOf(card), 1);
}
