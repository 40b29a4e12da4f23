import type { TemplateTypes } from '@aerodrome/engine/games/template/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { defineTable } from '../../table/defineTable.tsx';
import type { Position } from '../../table/table.ts';
import { TextBoardDescription, textPanel } from '../textAids.tsx';
import type { TemplateBoard } from './board.ts';

const roles = ['red', 'blue'];

function aidOf({ view, gameData }: Position<TemplateTypes>, seat: number): string {
  return say('table.template.aid', { flown: view.flown[seat], finish: gameData.finish, fuel: view.fuel[seat] });
}

const panels = roles.map((role, seat) =>
  textPanel<TemplateTypes>({
    id: role,
    side: seat === 0 ? 'left' : 'right',
    seat,
    title: { key: `role.template.${role}` },
    colour: seat === 0 ? '#b3261e' : '#2c5f93',
    text: (position) => aidOf(position, seat),
  }),
);

/** The table of the race. Nothing is hidden, so the screen needs no door between two turns. */
export const templateTable = defineTable<TemplateTypes, TemplateBoard>({
  createBoard: async ({ stage }) => new (await import('./board.ts')).TemplateBoard(stage),
  panels: () => panels,
  status: ({ view }) => ({ key: 'table.template.status', params: { turns: view.turns } }),
  prompt: () => ({ key: 'table.template.prompt' }),
  describe: (_scene, spot) => ({ key: 'table.template.speed', params: { speed: spot.slice('speed:'.length) } }),
  handover: { mode: () => 'none' },
  BoardDescription: (position) => (
    <TextBoardDescription
      lines={roles.map((role, seat) => `${say(`role.template.${role}`)}: ${aidOf(position, seat)}`)}
    />
  ),
});
