import type { Rejection } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import { builtInCounters } from '@aerodrome/engine/meta/campaign/definition.ts';
import type { CampaignState, Pilot } from '@aerodrome/engine/meta/campaign/state.ts';
import { textParams } from '@aerodrome/engine/meta/campaign/storyPages.ts';
import { isolateDirection } from '@aerodrome/engine/text/bidi.ts';
import { language } from '@aerodrome/engine/text/catalogue.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { type Message, say } from '@aerodrome/engine/text/say.ts';

/** Texts of a campaign for one of its flights. */
export interface FlightText {
  tell(message: Message): string;
  title(order: string): string;
  orders(order: string): string;
  counter(key: string): string;
  type(game: string, type: string): string;
  refusal(rejection: Rejection, game: string): string;
}

export function flightText(state: CampaignState, flight: number): FlightText {
  const { definition } = state.war;
  const { side } = itemAt(state.flights, flight);
  // An order that names the crew must not reveal a rival's secret preparation.
  const secret = state.flights.length > 1 && state.stage === 'preparing';
  const crew = secret ? undefined : state.preparations[flight]?.pilots.flat();
  const cast = textParams({ state, flight, crew });
  const inWords = (message: Message) => campaignText(definition, message, language(), side);
  const type = (game: string, name: string) => {
    const picks = itemAt(games, game).sortie?.picks;
    return picks ? say(`option.${game}.${picks.option}.${name}`) : inWords({ key: `type.${name}` });
  };
  return {
    tell: inWords,
    title: (order) => inWords({ key: `mission.${order}.title`, params: cast }),
    orders: (order) => inWords({ key: `mission.${order}.orders`, params: cast }),
    counter: (key) =>
      (builtInCounters as readonly string[]).includes(key) ? say(`counter.${key}`) : inWords({ key: `counter.${key}` }),
    type,
    refusal({ code, params = {} }, game) {
      const named = typeof params.type === 'string' ? { ...params, type: type(game, params.type) } : params;
      return explain({ code, params: named });
    },
  };
}

export function describeCondition({ condition, missionsInHospital: missions }: Pilot): string {
  return say(`squadron.pilot.${condition}`, { missions });
}

/** Names of a flight's players: one for a rival, otherwise all. */
export function playerNames({ war }: CampaignState, flight: number): string {
  const persons = war.mode === 'rivals' ? [itemAt(war.persons, flight)] : war.persons;
  return persons.map(({ name }) => isolateDirection(name)).join(' & ');
}

export function formatSigned(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}
