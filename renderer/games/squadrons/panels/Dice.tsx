import type { Spot } from '@aerodrome/engine/core/game.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { InstrumentProps, Scene, SelectionProps } from '../../../table/table.ts';
import { Button } from '../../../ui/Button.tsx';
import { Die } from '../../../ui/Die.tsx';
import { ensigns } from '../board/livery.ts';
import { planeName, squadronName } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { availableMovers, readFlightDraft } from '../tray/routes.ts';

interface TurnDie {
  face: number;
  /** The plane that has taken the die, or would take it. */
  plane: number | null;
  /** Whether the die is not assigned yet. */
  open: boolean;
}

/** The dice of the turn with the planes that have taken them or would take them. */
function assignDice(
  { thrown, dice, moving, die }: SquadronsView,
  draft: { plane: number | null; die: number | null },
): TurnDie[] {
  const unassigned = [...dice];
  const count = (list: readonly number[], face: number) => list.filter((one) => one === face).length;
  /** The moving plane's die, and the draft's die, are each shown on one die only. */
  let needsMovingDie = moving !== none;
  let needsDraftDie = draft.die !== null && moving === none;
  return thrown.map((face) => {
    const at = unassigned.indexOf(face);
    const isMovingDie = needsMovingDie && face === die;
    // Of a pair the moving plane takes the first die.
    if (at >= 0 && !(isMovingDie && count(unassigned, face) < count(thrown, face))) {
      unassigned.splice(at, 1);
      const isDraftDie = needsDraftDie && face === draft.die;
      if (isDraftDie) needsDraftDie = false;
      return { face, plane: isDraftDie ? draft.plane : null, open: true };
    }
    if (isMovingDie) needsMovingDie = false;
    return { face, plane: isMovingDie ? moving : null, open: false };
  });
}

/** The dice of the turn, which can be assigned to planes here. */
export function Dice({ scene, preview, selection }: InstrumentProps<SquadronsTableTypes>) {
  const { view } = scene;
  const picked = selection?.draft.picked ?? [];
  const turnDice = view.thrown.length === 0 ? [] : assignDice(view, readFlightDraft(view, picked));
  const assigning = view.phase === 'movement.assigning' && selection !== null;
  return (
    <section className="squadrons-dice" aria-label={say('table.squadrons.dice')}>
      <p className="gauge-title">{say('table.squadrons.dice')}</p>
      {turnDice.length === 0 && <p className="gauge-none">{say('table.squadrons.dice.none')}</p>}
      <div className="dice-pair">
        {turnDice.map(({ face, plane, open }, i) => {
          const squadron = plane === null ? null : view.planes[plane].squadron;
          const name = squadron === null ? '' : squadronName(scene.options, squadron);
          const body = (
            <>
              <span className="hidden-visually">
                {say(`table.squadrons.die.${open ? (plane === null ? 'open' : 'given') : 'taken'}`, {
                  die: face,
                  squadron: name,
                })}
              </span>
              <Die face={face} />
              <i className="die-bar" style={{ background: squadron === null ? undefined : ensigns[squadron].ink }} />
              <small className="die-name" aria-hidden="true">
                {name}
              </small>
            </>
          );
          return assigning && open ? (
            <Button
              key={i}
              className="die-place"
              aria-pressed={plane !== null}
              onPointerDown={() => giveDie(scene, selection, face)}
              onClick={(event) => event.detail === 0 && giveDie(scene, selection, face)}
            >
              {body}
            </Button>
          ) : (
            <div key={i} className={open ? 'die-place' : 'die-place taken'}>
              {body}
            </div>
          );
        })}
      </div>
      <Steps scene={scene} preview={preview} selection={selection} />
    </section>
  );
}

/** Assigns a die to the picked plane, or to the first that it can move. A plane picked later keeps it. */
export function giveDie(
  { view, gameData }: Scene<SquadronsTableTypes>,
  selection: SelectionProps<SquadronsTableTypes>,
  die: number,
): void {
  const { plane } = readFlightDraft(view, selection.draft.picked);
  const fitting = availableMovers(gameData, view).filter((mover) => mover.die === die);
  const mover = fitting.find((one) => one.plane === plane) ?? fitting[0];
  if (!mover) return;
  const picks: readonly Spot[] = [`plane:${mover.plane}`, `die:${die}`];
  const { picked } = selection.draft;
  const same = picked.length === picks.length && picks.every((spot, i) => spot === picked[i]);
  if (!same) selection.onPick(picks);
}

/** The used part of the die's count in the previewed flight. */
function Steps({ scene, preview }: InstrumentProps<SquadronsTableTypes>) {
  const { view } = scene;
  const flight = preview?.kind === 'flight' ? preview : null;
  const plane = flight?.plane ?? view.moving;
  const die = flight?.die ?? view.die;
  if (plane === none || die === 0) return null;
  const flown = (flight ? flight.path.length : 0) + (plane === view.moving ? view.flown.length : 0);
  return (
    <div className="steps">
      <p className="gauge-title">{say('table.squadrons.steps.flies', { plane: planeName(scene.options, plane) })}</p>
      <p className="step-row" aria-hidden="true">
        {Array.from({ length: die }, (_, i) => (
          <b key={i} className={i < flown ? 'step flown' : 'step'}>
            {i + 1}
          </b>
        ))}
      </p>
      <p className="gauge-line">
        {say(flight?.lands ? 'table.squadrons.steps.lands' : 'table.squadrons.steps', { flown, die })}
      </p>
      <p className="gauge-none">
        {say(view.planes[plane].mayLand ? 'table.squadrons.steps.mayLand' : 'table.squadrons.steps.mayNotLand')}
      </p>
    </div>
  );
}
