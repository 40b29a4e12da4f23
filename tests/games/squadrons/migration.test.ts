import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { squadrons } from '@aerodrome/engine/games/squadrons/index.ts';
import { standWhereYouStopped } from '@aerodrome/engine/games/squadrons/migrations/stand-where-you-stopped.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { describe, expect, test } from 'vitest';

const file = join(import.meta.dirname, '../../saves/old', `${standWhereYouStopped.name}.json`);
const text = readFileSync(file, 'utf8');

describe('squadrons-stand-where-you-stopped', () => {
  test('the migration takes a plane that was exchanged off the list of planes that may strafe', () => {
    const old = JSON.parse(text).match;
    expect(old.segments[0].rulesVersion).toBe(1);
    expect(old.state).toMatchObject({ moved: [4, 6], dogfight: { shooter: 2, target: 6, exchanged: true } });
    const read = readSave(text, [squadrons]);
    if ('problem' in read) throw new Error(JSON.stringify(read.problem));
    expect(read.ok.match.view('all')).toMatchObject({ moved: [4], dogfight: old.state.dogfight });
  });

  test('a migrated match continues by the rulebook, without handicaps', () => {
    const read = readSave(text, [squadrons]);
    if ('problem' in read) throw new Error(JSON.stringify(read.problem));
    const { match } = read.ok;
    expect(match.options).toMatchObject({ handicaps: false, planes: [2, 2, 2, 2], insignia: [0, 0, 0, 0, 0, 0, 0, 0] });
    const [seat] = match.awaiting();
    expect(match.submit(match.legalActions(seat)[0]).length).toBe(match.length + 1);
  });

  test('the migration leaves every other state unchanged', () => {
    const { options, state } = { options: {}, state: { moved: [4, 6], dogfight: null } };
    expect(standWhereYouStopped.up({ options, state })).toEqual({ options, state });
    const before = { moved: [4, 6], dogfight: { shooter: 6, target: 2, exchanged: false } };
    expect(standWhereYouStopped.up({ options, state: before })).toEqual({ options, state: before });
  });
});
