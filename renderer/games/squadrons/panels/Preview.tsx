import { loop, rollOut } from '@aerodrome/engine/games/squadrons/data/box.ts';
import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import type { Odds } from '@aerodrome/engine/games/squadrons/odds.ts';
import type { SquadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import type { AttackPreview } from '@aerodrome/engine/games/squadrons/preview.ts';
import { isBurst } from '@aerodrome/engine/games/squadrons/rules/cards.ts';
import type { Threat } from '@aerodrome/engine/games/squadrons/threats.ts';
import { anyOf, say, sentence } from '@aerodrome/engine/text/say.ts';
import type { SceneProps } from '../../../table/table.ts';
import { Die } from '../../../ui/Die.tsx';
import { cardName, facingName, planeName, planeNameMessage } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { type FlightPreview, type OrderPreview, oddsPercents } from '../tray/orderPreview.ts';
import { percent } from './DogfightSlots.tsx';

interface PreviewProps extends SceneProps<SquadronsTableTypes> {
  preview: OrderPreview;
}

/** The predicted effects of a choice. */
export function Preview({ scene, preview: orderPreview }: PreviewProps) {
  const { options } = scene;
  switch (orderPreview.kind) {
    case 'flight':
      return <FlightText scene={scene} flight={orderPreview} />;
    case 'attack':
      return (
        <>
          <Attack scene={scene} attack={orderPreview.preview} />
          <Leaves hand={orderPreview.leaves} />
        </>
      );
    case 'defence':
      return <Defence options={options} orderPreview={orderPreview} />;
    case 'launch':
      return (
        <p>
          {say('table.squadrons.preview.launch', {
            plane: planeNameMessage(options, orderPreview.plane),
            cards: orderPreview.cards,
            drawn: orderPreview.drawn,
          })}
        </p>
      );
    case 'dangers':
      return (
        <>
          <p>{say('table.squadrons.preview.dangers', { squares: orderPreview.dice.size })}</p>
          <Threats options={options} threats={orderPreview.threats} />
        </>
      );
  }
}

function FlightText({ scene, flight }: SceneProps<SquadronsTableTypes> & { flight: FlightPreview }) {
  const { options, gameData } = scene;
  const { plane, path, lands, facing, attack, guns, survives, threats, left } = flight;
  const end = path.at(-1);
  if (end === undefined)
    return <p>{say('table.squadrons.preview.by', { plane: planeNameMessage(options, plane), die: flight.die })}</p>;
  const params = { plane: planeNameMessage(options, plane), square: gameData.grid.name(end) };
  // An attack needs space: the banner names the plane, and the ghost shows its square.
  const from =
    attack && facing !== null ? say('table.squadrons.preview.from', { ...params, facing: facingName(facing) }) : null;
  return (
    <>
      {from === null && (
        <p>
          {lands
            ? sentence({ key: 'table.squadrons.preview.lands', params })
            : facing === null
              ? sentence({ key: 'table.squadrons.preview.overs', params: { ...params, left } })
              : sentence({ key: 'table.squadrons.preview.ends', params: { ...params, facing: facingName(facing) } })}
        </p>
      )}
      {guns.length > 0 && <Guns gameData={gameData} guns={guns} survives={survives} />}
      {attack ? (
        <Attack scene={scene} attack={attack} from={from} />
      ) : (
        facing !== null && <p>{say('table.squadrons.preview.noAttack')}</p>
      )}
      {facing !== null && <Threats options={options} threats={threats} />}
    </>
  );
}

function Guns({ gameData, guns, survives }: { gameData: GameData; guns: FlightPreview['guns']; survives: number }) {
  const known = guns.filter(({ odds }) => odds === 0 || odds === 1);
  return (
    <p className="preview-threat">
      {say('table.squadrons.preview.guns', {
        guns: guns.length,
        squares: guns.map(({ square }) => gameData.grid.name(square)),
        known: known.length,
        through: percent(survives),
      })}
    </p>
  );
}

/** The target of an attack, its kind, and the odds as a bar. */
function Attack({
  scene,
  attack,
  from = null,
}: SceneProps<SquadronsTableTypes> & {
  attack: AttackPreview;
  /** The square of the attack, if the plane is not there yet. */
  from?: string | null;
}) {
  const { options, settings } = scene;
  const { target, odds } = attack;
  return (
    <>
      <p className="preview-shot">
        {from && <span className="preview-from">{from} </span>}
        {say(`table.squadrons.preview.attack.${attack.attack}`, { target: planeName(options, target) })}
      </p>
      {attack.attack !== 'ground' && settings.countCards && <OddsBar odds={odds} attack={attack.attack} />}
    </>
  );
}

/** The odds of an attack as a bar: it falls, it answers, you fall. */
export function OddsBar({ odds, attack }: { odds: Odds; attack: 'headOn' | 'side' | 'tail' }) {
  const shares = oddsPercents(odds);
  const parts = (['falls', 'answers', 'shotBack', 'noBurst'] as const).filter((part) => shares[part] > 0);
  const label = (part: (typeof parts)[number]) =>
    say(part === 'answers' ? `table.squadrons.odds.answers.${attack}` : `table.squadrons.odds.${part}`);
  const words = parts.map((part) => say('table.squadrons.odds.said', { share: shares[part], what: label(part) }));
  return (
    <>
      <span className="hidden-visually">{words.join(', ')}</span>
      <div className="odds" aria-hidden="true">
        {parts.map((part) => (
          <span key={part} className={`odds-part ${part}`} style={{ flexGrow: shares[part] }}>
            <b>{percent(shares[part] / 100)}</b>
            <small>{label(part)}</small>
          </span>
        ))}
      </div>
      <p className="odds-after">
        {attack === 'headOn'
          ? say('table.squadrons.odds.bothShoot')
          : attack === 'tail' && odds.returns > 0.005
            ? say('table.squadrons.odds.returns', { share: Math.round(odds.returns * 100) })
            : say('table.squadrons.odds.nothingBack')}
      </p>
    </>
  );
}

/** Kinds of attack, the worst first. */
const worst = ['tail', 'headOn', 'side'];

/** The planes that could come next to it, the kinds of their attacks, and the dice for each. */
function Threats({ options, threats }: { options: SquadronsOptions; threats: readonly Threat[] }) {
  const byPlane = new Map<number, { plane: number; launches: boolean; dice: Map<string, Set<number>> }>();
  for (const { plane, attack, die, launches } of threats) {
    const known = byPlane.get(plane) ?? { plane, launches, dice: new Map<string, Set<number>>() };
    known.dice.set(attack, (known.dice.get(attack) ?? new Set()).add(die));
    byPlane.set(plane, known);
  }
  if (byPlane.size === 0) return <p>{say('table.squadrons.preview.noThreat')}</p>;
  const gravest = (dice: ReadonlyMap<string, unknown>) => worst.findIndex((attack) => dice.has(attack));
  const sorted = [...byPlane.values()].sort(
    (a, b) => Number(a.launches) - Number(b.launches) || gravest(a.dice) - gravest(b.dice),
  );
  return sorted.slice(0, 3).map(({ plane, launches, dice }) => (
    <p key={plane} className="preview-threat">
      <span aria-hidden="true">
        {say(launches ? 'table.squadrons.preview.comes.launch' : 'table.squadrons.preview.comes', {
          plane: planeName(options, plane),
        })}{' '}
        {groupByDice(dice).map(({ attacks, faces }) => (
          <span key={attacks.join()} className="threat-way">
            {attacks.map((attack) => say(`table.squadrons.preview.part.${attack}`)).join(', ')}{' '}
            {faces.map((face) => (
              <Die key={face} face={face} />
            ))}
          </span>
        ))}
      </span>
      <span className="hidden-visually">
        {worst
          .filter((attack) => dice.has(attack))
          .map((attack) =>
            say(launches ? 'table.squadrons.preview.threat.launch' : 'table.squadrons.preview.threat', {
              plane: planeName(options, plane),
              way: { key: `table.squadrons.preview.way.${attack}` },
              dice: anyOf([...(dice.get(attack) ?? [])].sort((a, b) => a - b)),
            }),
          )
          .join(' ')}
      </span>
    </p>
  ));
}

/** Groups attacks that need the same dice. */
function groupByDice(dice: ReadonlyMap<string, ReadonlySet<number>>): { attacks: string[]; faces: number[] }[] {
  const groups = new Map<string, { attacks: string[]; faces: number[] }>();
  for (const attack of worst) {
    const faces = [...(dice.get(attack) ?? [])].sort((a, b) => a - b);
    if (faces.length === 0) continue;
    const group = groups.get(faces.join()) ?? { attacks: [], faces };
    group.attacks.push(attack);
    groups.set(faces.join(), group);
  }
  return [...groups.values()];
}

/** The own hand after the card. */
function Leaves({ hand }: { hand: readonly number[] | null }) {
  if (hand === null) return null;
  const count = (of: (card: number) => boolean) => hand.filter(of).length;
  return (
    <p>
      {say('table.squadrons.preview.leaves', {
        bursts: count(isBurst),
        rollOuts: count((card) => card === rollOut),
        loops: count((card) => card === loop),
      })}
    </p>
  );
}

function Defence({
  options,
  orderPreview,
}: {
  options: SquadronsOptions;
  orderPreview: Extract<OrderPreview, { kind: 'defence' }>;
}) {
  const { preview, card } = orderPreview;
  if (!('defence' in preview)) return null;
  const what = card === rollOut ? 'rolledOut' : card === loop ? 'looped' : preview.defence;
  return (
    <>
      <p className="preview-shot">
        {say(`table.squadrons.preview.defence.${what}`, {
          target: planeName(options, preview.target),
          card: cardName(card),
        })}
      </p>
      {'odds' in preview && preview.attack !== 'ground' && <OddsBar odds={preview.odds} attack={preview.attack} />}
      <Leaves hand={orderPreview.leaves} />
    </>
  );
}
