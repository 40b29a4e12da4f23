import type { Debrief, PlaneDebrief } from '../debrief.ts';
import type { ManualResult } from './events.ts';
import { missionOptions, sortieRulesOf } from './missionOptions.ts';
import { type CampaignState, gameSideOf, missionOf } from './state.ts';

/** Makes a debrief from a manual result; unknown figures are 0. */
export function manualDebrief(state: CampaignState, { grade, lost, victories, gaveUp }: ManualResult): Debrief {
  const mission = missionOf(state);
  const { planes, crew } = sortieRulesOf(mission);
  const options = missionOptions(state, state.lead);
  const count = planes(options) + (mission.charge ? 1 : 0);
  const list: PlaneDebrief[] = [];
  for (const side of [0, 1]) {
    const flight = state.flights.findIndex((_, at) => gameSideOf(state, at, mission) === side);
    for (let plane = 0; plane < count; plane++) {
      const fell = lost[flight]?.includes(plane) ?? false;
      const won = victories[flight]?.[plane * crew] ?? 0;
      const isOwnSide = flight >= 0;
      const fate = gaveUp && isOwnSide ? 'resigned' : fell ? 'shotDown' : 'home';
      list.push({ key: `${side}.${plane}`, seat: side, side, taken: 0, dealt: 0, victories: won, fate });
    }
  }
  const lead = gameSideOf(state, state.lead, mission);
  const winners = grade === 0 ? [] : [grade > 0 ? lead : 1 - lead];
  const scenario = typeof options.scenario === 'string' ? options.scenario : null;
  return { game: mission.game, scenario, ending: 'typed', winners, turns: 0, planes: list, margin: [0, 0], most: 1 };
}
