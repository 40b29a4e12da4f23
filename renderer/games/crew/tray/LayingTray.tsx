import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewAction } from '@aerodrome/engine/games/crew/state.ts';
import { sections } from '@aerodrome/engine/games/crew/state.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import { StopwatchFace } from '../../../table/StopwatchFace.tsx';
import type { TrayProps } from '../../../table/table.ts';
import { useGameShortcuts } from '../../../table/useGameShortcuts.ts';
import { Button } from '../../../ui/Button.tsx';
import { keyBindings } from '../keys.ts';
import { cardName } from '../names.ts';
import { Barks } from './Barks.tsx';
import { heldCardFromPicks, layCard, moveCard, ownCardAt, takeBackAction, turn } from './cardPlacement.ts';
import { Hand } from './Hand.tsx';

/** The Action Phase. Changes are submitted at once, discards together with READY, which ends the phase. */
export function LayingTray(props: TrayProps<CrewTypes>) {
  const { scene, seat, draft, warnings, onPick, onAct, onSeal, onCommit } = props;
  const { gameData, view } = scene;
  const [chosenDiscards, setChosenDiscards] = useState<readonly Spot[]>([]);
  const [later, setLater] = useState(false);
  const alone = gameData.postsOf[seat].length > 1;
  // Cards that were laid meanwhile are not discarded.
  const toDiscard = chosenDiscards.filter((spot) => isInHand(view, spot));
  const { picked, action } = draft;
  const saysReady = picked[0] === 'ready' || picked[0] === 'seal';
  const grave = saysReady ? warnings.find((warning) => warning.grave) : undefined;
  const discards = (): CrewAction[] =>
    alone && !later
      ? gameData.postsOf[seat].map((post) => {
          const cards = toDiscard.map(cardAt).filter((one) => one.post === post);
          return { type: 'discard', seat, post, cards: cards.map(({ card }) => card).sort((a, b) => a - b) };
        })
      : [];
  const ready = () => onPick(alone || later ? ['ready'] : ['seal', ...toDiscard]);
  const press = () => (saysReady && action ? onSeal(action, ...discards()) : ready());
  // One press submits; only warnings need a second press, on the button itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when what is picked has become whole
  useEffect(() => {
    if (!saysReady || !action || grave) return;
    if (alone) onSeal(action, ...discards());
    else onCommit();
  }, [saysReady, action]);
  const digits = Array.from({ length: sections }, (_, i) => [String(i + 1), () => lay(i + 1)] as const);
  /** The focused card on the track. */
  const lying = () => {
    const at = document.activeElement?.getAttribute('data-laid');
    return at ? ownCardAt(props, Number(at)) : null;
  };
  const lay = (section: number) => {
    const laid = lying();
    const held = heldCardFromPicks(focused() ?? picked);
    if (laid) moveCard(props, laid, section);
    else if (held) layCard(props, held, section);
  };
  const back = () => {
    const laid = lying();
    if (laid) onAct(takeBackAction(seat, laid));
    else onPick(picked.slice(0, -1));
  };
  const flip = () => {
    const laid = lying();
    if (laid) onAct(turn(seat, laid));
  };
  const toss = (spot: Spot) => {
    onPick([]);
    setChosenDiscards([...toDiscard, freeCopy(spot, toDiscard, view)]);
  };
  useGameShortcuts(scene, {
    ...Object.fromEntries(digits),
    [keyBindings.turn]: flip,
    [keyBindings.back]: back,
    [keyBindings.ready]: grave ? undefined : ready,
  });
  return (
    <>
      {gameData.milliseconds === 0 && !alone && (
        <div className="stopwatch" role="img" aria-label={say('table.crew.noClock')}>
          <StopwatchFace part={0}>∞</StopwatchFace>
        </div>
      )}
      <Hand {...props} toDiscard={toDiscard} onDiscard={toss} />
      <fieldset className="crew-throw" data-drop="throw" aria-label={say('table.crew.throw')}>
        <Button look="quiet" disabled={!heldCardFromPicks(picked)} onClick={() => toss(picked[0])}>
          {say('table.crew.throw')}
        </Button>
        <div className="crew-thrown">
          {toDiscard.map((spot) => (
            <Button
              key={spot}
              look="plain"
              aria-label={say('table.crew.keep', { card: cardName(cardAt(spot).card, gameData.token) })}
              onClick={() => setChosenDiscards(toDiscard.filter((one) => one !== spot))}
            >
              {cardName(cardAt(spot).card, gameData.token)}
            </Button>
          ))}
        </div>
        <label className="crew-later">
          <input type="checkbox" checked={later} onChange={(event) => setLater(event.target.checked)} />
          {say('table.crew.later')}
        </label>
      </fieldset>
      {!alone && <Barks {...props} />}
      <div className="crew-end">
        <Button
          className={grave ? 'crew-ready grave' : 'crew-ready'}
          data-commit=""
          onClick={press}
          onPointerEnter={() => props.onPoint(['ready'])}
          onPointerLeave={() => props.onPoint(null)}
        >
          {grave ? explain(grave) : say('table.crew.ready')}
        </Button>
        <p className="crew-note">{othersOf(props)}</p>
      </div>
    </>
  );
}

const cardAt = (spot: Spot) => heldCardFromPicks([spot]) ?? { post: 0, card: 0, end: null };

/** Whether the hand still has as many cards of this kind as the spot's number says. */
function isInHand({ posts }: CrewView, spot: Spot): boolean {
  const { post, card } = cardAt(spot);
  const copies = posts[post].hand?.filter((one) => one === card).length ?? 0;
  return Number(spot.split('.')[1]) < copies;
}

/** Equal cards are discarded one after the other. */
function freeCopy(spot: Spot, toDiscard: readonly Spot[], view: CrewView): Spot {
  const [kind] = spot.split('.');
  for (let copy = 0; ; copy++) {
    const one = `${kind}.${copy}`;
    if (!toDiscard.includes(one) || !isInHand(view, one)) return one;
  }
}

/** The picks of the focused half of a card. */
function focused(): readonly Spot[] | null {
  const half = document.activeElement?.getAttribute('data-half');
  return half ? half.split(' ') : null;
}

function othersOf({ scene, seat }: TrayProps<CrewTypes>): string {
  const { stands } = scene.view;
  const done = scene.names.filter((_, other) => other !== seat && stands[other] !== 'open');
  return done.length === 0 ? '' : say('table.crew.othersReady', { names: done, count: done.length });
}
