import type { EventFrame } from '@aerodrome/engine/core/record.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { expect, test } from 'vitest';
import { crewTable } from '../../../renderer/games/crew/table.ts';
import { person, robot, settle, startSession } from './testSession.ts';

/** A session of a person and three bots after the first reveal, and the animations from then on. */
async function afterTheReveal(timer: string) {
  const shown: (readonly EventFrame[])[] = [];
  /** Whether what comes first is never shown to its end. */
  const slow = { first: false };
  const started = startSession({
    kind: games.crew,
    raw: { players: '4', timer },
    players: [person('Alix'), robot('B'), robot('C'), robot('D')],
    input: {
      startsRevealStep: crewTable.playback.startsRevealStep,
      presenter: {
        narrate: () => {},
        play: (frames) => {
          // Bots go on meanwhile, and are seen to.
          if (sections(frames).length > 0) shown.push(frames);
          const stays = slow.first;
          slow.first = false;
          return stays ? new Promise(() => {}) : Promise.resolve();
        },
        sync: () => {},
      },
    },
  });
  const turnedUp = () =>
    started
      .match()
      .log('all')
      .findIndex(({ events }) => events.some(({ type }) => type === 'revealed'));
  const laysAnew = () => {
    const { phase, round } = started.match().view('table') as CrewView;
    return (
      phase === 'action.laying' &&
      round === 2 &&
      started.regions().play === 'choosing' &&
      started.regions().animation === 'still'
    );
  };
  for (let tries = 0; tries < 200 && !laysAnew(); tries++) {
    const { viewerSeat: open } = started.context();
    if (started.regions().play === 'choosing' && open !== null) {
      const actions = started.match().legalActions(open);
      const lay = actions.find(({ type }) => type === 'lay');
      const laid = (started.match().view(open) as CrewView).laid.filter(({ post }) => post === 0).length;
      started.act((lay && laid < 3 ? lay : actions.find(({ type }) => type === 'ready')) ?? actions[0]);
    }
    await settle();
  }
  shown.length = 0;
  return { ...started, shown, slow, entry: turnedUp() };
}

const sections = (frames: readonly EventFrame[]) =>
  frames.flatMap(({ event }) => (event.type === 'revealed' ? [(event as { section?: number }).section] : []));

test('repeating the animation of the last reveal changes nothing', async () => {
  const { session, match, shown, regions } = await afterTheReveal('none');
  const before = match().length;
  session.send({ type: 'repeatAnimation' });
  expect(regions().animation).toBe('playing');
  // Asked for twice, it is shown once.
  session.send({ type: 'repeatAnimation' });
  expect([regions().play, match().length]).toEqual(['choosing', before]);
  for (let tries = 0; tries < 50 && regions().animation === 'playing'; tries++) await settle();
  expect(sections(shown.flat())).toEqual([1, 2, 3, 4]);
});

test('a repeated animation interrupts another animation', async () => {
  const { session, match, shown, regions, slow } = await afterTheReveal('none');
  const lying = () => (match().view('table') as CrewView).laid.length;
  const before = lying();
  slow.first = true;
  session.send({
    type: 'act',
    actions: [
      match()
        .legalActions(0)
        .filter(({ type }) => type === 'lay')[0],
    ],
  });
  expect([regions().animation, lying()]).toEqual(['playing', before + 1]);
  session.send({ type: 'repeatAnimation' });
  for (let tries = 0; tries < 50 && regions().animation === 'playing'; tries++) await settle();
  expect(sections(shown.flat())).toEqual([1, 2, 3, 4]);
});

test('one step of the reveal is repeated alone, from the view before it', async () => {
  const { session, match, shown, entry, regions } = await afterTheReveal('none');
  const withCards = match()
    .frames('table', entry)
    .filter(({ event }) => crewTable.playback.startsRevealStep?.(event));
  const last = withCards.length - 1;
  expect(last).toBeGreaterThan(0);
  for (const step of [last, 0, last + 1]) {
    shown.length = 0;
    session.send({ type: 'repeatAnimation', revealStep: { entry, step } });
    for (let tries = 0; tries < 50 && regions().animation === 'playing'; tries++) await settle();
    const turnedUp = shown.flat().filter(({ event }) => crewTable.playback.startsRevealStep?.(event));
    expect(sections(turnedUp)).toEqual(sections(withCards.slice(step, step + 1)));
  }
});

test('under a clock the animation can be repeated too, and the clock runs on', async () => {
  const { session, clock, match, context, regions } = await afterTheReveal('20');
  expect(regions().clock).toBe('running');
  session.send({ type: 'repeatAnimation' });
  expect([regions().animation, regions().clock]).toEqual(['playing', 'running']);
  const { viewerSeat: open } = context();
  clock.increment(20_000);
  expect(match().log('all').at(-1)?.action).toEqual({ type: 'lock', seat: open });
});
