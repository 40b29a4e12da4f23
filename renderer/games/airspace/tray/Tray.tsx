import { wordsOf } from '@aerodrome/engine/games/airspace/data/airplanes.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect } from 'react';
import { CommitButton } from '../../../table/CommitButton.tsx';
import { optionsOfType } from '../../../table/legalOptions.ts';
import type { LegalOption, TrayProps } from '../../../table/table.ts';
import { useGameShortcuts } from '../../../table/useGameShortcuts.ts';
import { Button } from '../../../ui/Button.tsx';
import { keyHandlers } from '../keys.ts';
import { hitPercentAt } from '../names.ts';
import { Stick } from './Stick.tsx';

/** The controls for the current decision. */
export function Tray(props: TrayProps<AirspaceTypes>) {
  const { phase, turns } = props.scene.view;
  if (phase === 'initiativePhase.turn.manoeuvre') return <Stick key={turns} {...props} />;
  if (phase === 'initiativePhase.turn.targetChoice') return <Triggers key={turns} {...props} />;
  return <StartHexes {...props} />;
}

const picksFor = ({ spelling }: LegalOption<AirspaceTypes>) => ('path' in spelling ? spelling.path : spelling.set);

/** The start hexes beside one that is taken. */
function StartHexes({ legalOptions, onAct, onPoint }: TrayProps<AirspaceTypes>) {
  return (
    <div className="choices">
      {optionsOfType(legalOptions, 'place').map((way) => {
        const path = picksFor(way);
        const { action } = way;
        return (
          <Button
            key={action.start}
            data-commit=""
            onClick={() => onAct(action)}
            onPointerEnter={() => onPoint(path)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(path)}
            onBlur={() => onPoint(null)}
          >
            {say('table.airspace.choose.start', { start: action.start })}
          </Button>
        );
      })}
    </div>
  );
}

/** Possible targets, and the choice to hold fire. */
function Triggers(props: TrayProps<AirspaceTypes>) {
  const { scene, legalOptions, draft, onPick, onPoint, onAct } = props;
  const { gameData, view } = scene;
  const targets = optionsOfType(legalOptions, 'shoot').map(({ action }) => action.target);
  const hold = legalOptions.find(({ action }) => action.type === 'hold');
  const { picked } = draft;
  const pick = (target: number) => picked[0] !== `plane:${target}` && onPick([`plane:${target}`]);
  const at = targets.findIndex((target) => picked[0] === `plane:${target}`);
  const next = () => pick(targets[(at + 1) % targets.length]);
  const before = () => pick(targets[(Math.max(at, 0) + targets.length - 1) % targets.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the question is put
  useEffect(() => {
    if (targets.length === 1 && picked.length === 0) pick(targets[0]);
  }, []);
  useGameShortcuts(
    scene,
    keyHandlers({
      target: next,
      targetAfter: next,
      targetBefore: before,
      hold: hold && (() => onAct(hold.action)),
    }),
  );
  return (
    <>
      <fieldset className="targets" aria-label={say('table.airspace.choose.fire')}>
        {targets.map((target) => (
          <Button
            key={target}
            className="target"
            data-spot={`plane:${target}`}
            aria-pressed={picked[0] === `plane:${target}`}
            onClick={() => pick(target)}
            onPointerEnter={() => onPoint([`plane:${target}`])}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint([`plane:${target}`])}
            onBlur={() => onPoint(null)}
          >
            {say('table.airspace.choose.target', {
              plane: { key: wordsOf(gameData.airplanes[target]).name },
              chance: hitPercentAt(view, target),
            })}
          </Button>
        ))}
      </fieldset>
      <CommitButton {...props}>
        {say(draft.action?.type === 'hold' ? 'table.airspace.choose.hold' : 'table.airspace.choose.fire')}
      </CommitButton>
      {hold && (
        <Button look="quiet" data-hold="" onClick={() => onAct(hold.action)}>
          {say('table.airspace.choose.hold')}
        </Button>
      )}
    </>
  );
}
