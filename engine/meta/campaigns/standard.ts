import { type CampaignDefinition, type Counter, type FateRow, type FateTable, modes } from '../campaign/definition.ts';

type Common = 'aerodrome' | 'kind' | 'version' | 'modes' | 'playable' | 'papers';

/** Defines a built-in campaign: both sides and all modes can be played. */
export function defineCampaign(definition: Omit<CampaignDefinition, Common>): CampaignDefinition {
  const { sides } = definition;
  return { aerodrome: 1, kind: 'campaignDefinition', version: 1, modes, playable: sides, papers: 2, ...definition };
}

function row(unhurt: number, wounded: number, gravely: number, prisoner: number, killed: number): FateRow {
  return { of: unhurt + wounded + gravely + prisoner + killed, unhurt, wounded, gravely, prisoner, killed };
}

const unhurt = row(1, 0, 0, 0, 0);
const pilot: FateTable = {
  own: row(4, 3, 2, 0, 1),
  enemy: row(2, 3, 0, 3, 2),
  crashed: row(3, 5, 0, 0, 2),
  left: unhurt,
  resigned: row(6, 0, 0, 4, 0),
};
const ace: FateTable = {
  own: row(3, 3, 2, 0, 2),
  enemy: row(1, 3, 0, 3, 3),
  crashed: row(2, 5, 0, 0, 3),
  left: unhurt,
  resigned: row(5, 0, 0, 5, 0),
};

/** The odds for pilots who did not fly home. Cadets use the pilots' table; `fateRowOf` removes their deaths. */
export const standardFates: CampaignDefinition['fates'] = { cadet: pilot, pilot, ace };

/** For campaigns with heavy losses. */
const heavy: FateTable = { ...pilot, own: row(3, 3, 1, 0, 3), enemy: row(1, 2, 0, 3, 4) };
const heavier: FateTable = { ...ace, own: row(2, 3, 1, 0, 4), enemy: row(1, 1, 0, 3, 5) };
export const heavyFates: CampaignDefinition['fates'] = { cadet: heavy, pilot: heavy, ace: heavier };

/** For campaigns in which no pilot is hurt. */
const supper: FateTable = { own: unhurt, enemy: unhurt, crashed: unhurt, left: unhurt, resigned: unhurt };
export const harmlessFates: CampaignDefinition['fates'] = { cadet: supper, pilot: supper, ace: supper };

export const sector: Counter = { key: 'sector', min: -4, max: 4, start: 0, shown: true, shared: true, drifts: true };
export const stores: Counter = { key: 'stores', min: 0, max: 6, start: 3, shown: true };
export const prestige: Counter = { key: 'prestige', min: 0, max: 10, start: 2, shown: true };
