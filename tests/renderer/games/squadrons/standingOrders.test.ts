import type { Match } from '@aerodrome/engine/core/match.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { describe, expect, test } from 'vitest';
import { offeredAfter, StandingOrders } from '../../../../renderer/games/squadrons/tray/standingOrders.ts';
import { viewerOf } from '../../../../renderer/session/selectors.ts';
import { person, robot, settle, startSession } from '../../session/testSession.ts';
import { matchAt, sitAt, viewOf } from './squadronsSession.ts';

const defending = (match: Match) => viewOf(match).phase === 'attack.defence';
/** The target has a saving card, and none that would reverse the dogfight. */
const answerable = (match: Match) =>
  defending(match) && viewOf(match).dogfight?.attack !== 'tail' && match.legalActions(match.awaiting()[0]).length > 1;

describe('a shutter that is held open', () => {
  test('a held shutter shows the hand; releasing it hides the hand and its picks', () => {
    const match = matchAt(answerable);
    const [seat] = match.awaiting();
    const { session, regions, context } = sitAt(match);
    session.send({ type: 'open' });
    expect(viewerOf(context())).toBe(seat);
    const [first] = match.legalActions(seat);
    const spelling = match.game.spell(match.view(seat), first);
    session.send({ type: 'pick', picked: 'path' in spelling ? spelling.path : [] });
    expect(context().picked).toHaveLength(1);
    session.send({ type: 'close' });
    expect(regions().play).toBe('handover');
    expect(viewerOf(context())).toBe('table');
    expect(context()).toMatchObject({ viewerSeat: null, picked: [], pointed: null });
    expect(match.awaiting()).toEqual([seat]);
  });

  test('the shutter cannot be closed if there is no other player to hide from', () => {
    const match = matchAt(answerable);
    const [seat] = match.awaiting();
    const players = [0, 1].map((one) => (one === seat ? person('Alix') : robot('Bot')));
    const { session, regions, context } = startSession({ kind: match.kind, players, match });
    expect(regions().play).toBe('choosing');
    session.send({ type: 'close' });
    expect(regions().play).toBe('choosing');
    expect(context().viewerSeat).toBe(seat);
  });
});

describe('a standing order', () => {
  test('a standing order is offered after the third defence; looking twice at the same one counts once', () => {
    const orders = new StandingOrders();
    const burst = (round: number) => ({ round, dogfight: { burst: 2 } }) as unknown as SquadronsView;
    for (let round = 1; round < offeredAfter; round++)
      for (let look = 0; look < 3; look++) orders.countQuestion(0, burst(round));
    expect(orders.isOffered(0)).toBe(false);
    orders.countQuestion(0, burst(offeredAfter));
    expect(orders.isOffered(0)).toBe(true);
    expect(orders.isOffered(1)).toBe(false);
  });

  const squadronAt = (match: Match) => {
    const { dogfight, planes } = viewOf(match);
    return planes[dogfight?.target ?? -1].squadron;
  };

  test('a standing order plays the lowest saving card or passes without one, for its own squadron only', () => {
    const match = matchAt(
      (one) =>
        defending(one) && viewOf(one).dogfight?.attack === 'headOn' && one.legalActions(one.awaiting()[0]).length > 2,
    );
    const [seat] = match.awaiting();
    const orders = new StandingOrders();
    const answer = () => orders.answer(match.view(seat) as SquadronsView, seat);
    expect(answer()).toBeNull();
    orders.set(squadronAt(match), true);
    const cards = match.legalActions(seat).flatMap((action) => ('card' in action ? [action.card as number] : []));
    expect(answer()).toEqual({ type: 'defend', seat, card: Math.min(...cards) });
    // A view without the hand gives no answer.
    expect(orders.answer(viewOf(match), seat)).toBeNull();
    orders.set(squadronAt(match), false);
    expect(answer()).toBeNull();
    const helpless = matchAt((one) => defending(one) && one.legalActions(one.awaiting()[0]).length === 1);
    const [other] = helpless.awaiting();
    orders.set(squadronAt(helpless), true);
    const none = orders.answer(helpless.view(other) as SquadronsView, other);
    expect(none).toEqual({ type: 'noDefence', seat: other });
  });

  /** Right before the burst: the shooter has the screen. */
  const shooting = () => {
    const match = matchAt((one) => {
      if (viewOf(one).phase !== 'attack.burst' || viewOf(one).dogfight?.attack !== 'side') return false;
      return one.legalActions(one.awaiting()[0])[0].type === 'shoot';
    });
    const [shooter] = match.awaiting();
    const orders = new StandingOrders();
    orders.set(squadronAt(match), true);
    const sitting = sitAt(match, {
      botPauseMs: () => 1200,
      standingOrderOf: (now, seat) => orders.answer(now.view(seat) as SquadronsView, seat),
    });
    sitting.session.send({ type: 'open' });
    sitting.act();
    return { ...sitting, shooter };
  };

  test('a standing order closes no shutter, takes a person’s usual time, and leaves the shooter’s hand open', async () => {
    const { regions, clock, context, match, shooter } = shooting();
    await settle();
    expect(regions().play).toBe('standingOrder');
    expect(viewerOf(context())).toBe('table');
    const before = match().length;
    clock.increment(1199);
    expect(match().length).toBe(before);
    clock.increment(1);
    expect(match().length).toBe(before + 1);
    await settle();
    if (match().outcome === null && match().awaiting()[0] === shooter) expect(context().viewerSeat).toBe(shooter);
    expect(regions().play).not.toBe('standingOrder');
  });

  test('a standing order waits while the match is paused', async () => {
    const { regions, clock, match, session } = shooting();
    await settle();
    session.send({ type: 'pause' });
    const before = match().length;
    clock.increment(5000);
    expect(match().length).toBe(before);
    session.send({ type: 'resume' });
    expect(regions().play).toBe('standingOrder');
    clock.increment(1200);
    expect(match().length).toBe(before + 1);
  });
});
