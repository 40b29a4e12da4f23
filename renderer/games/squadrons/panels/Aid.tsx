import { loop, rollOut } from '@aerodrome/engine/games/squadrons/data/box.ts';
import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { planesOfSeat } from '@aerodrome/engine/games/squadrons/rules/losses.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { PanelProps, Scene } from '../../../table/table.ts';
import { Card } from '../../../ui/Card.tsx';
import { Insignia } from '../board/Insignia.tsx';
import { ensigns } from '../board/livery.ts';
import { planePictureUrl } from '../board/planePictureUrl.ts';
import { cardName, planeName, squadronName } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';

interface AidProps extends Omit<PanelProps<SquadronsTableTypes>, 'preview'> {
  squadron: number;
}

const kinds = [1, 2, 3, 4, 5, rollOut, loop];

/** The pending decision of a squadron, or `null`. */
function pendingDecision(gameData: GameData, view: SquadronsView, squadron: number): string | null {
  const { phase, dogfight, moving, outcome } = view;
  if (outcome !== null) return null;
  const of = (plane: number | undefined) =>
    plane !== undefined && plane !== none && view.planes[plane].squadron === squadron;
  if (phase === 'attack.burst') return of(dogfight?.shooter) ? 'shoots' : null;
  if (phase === 'attack.defence') return of(dogfight?.target) ? 'answers' : null;
  if (phase.startsWith('movement.')) return of(moving) ? 'moves' : view.toMove.some(of) ? 'toMove' : null;
  const { seat } = gameData.squadrons[squadron];
  if (phase === 'guns.sealing') return view.gunsSealed[seat] ? 'sealed' : 'hides';
  return null;
}

/** The card holder of a squadron: its planes, the numbers of its cards, and the unseen cards. */
export function Aid({ scene, squadron, size }: AidProps) {
  const { gameData, view } = scene;
  const { ink, written } = ensigns[squadron];
  const { seat } = gameData.squadrons[squadron];
  const { handCount, packCount, up } = view.squadrons[squadron];
  const name = squadronName(scene.options, squadron);
  const planes = [...view.planes.keys()].filter((plane) => view.planes[plane].squadron === squadron);
  const pending = pendingDecision(gameData, view, squadron);
  const mayLand = up !== none && view.planes[up].mayLand;
  const needs = needsPlane(gameData, view, seat);
  const shuffled = scene.animating.some((event) => event.type === 'reshuffled' && event.squadron === squadron);
  return (
    <Card className="aid squadrons-aid" aria-label={say('table.squadrons.aid', { squadron: name })}>
      <h2 style={{ background: ink, color: written }}>
        {say('table.squadrons.aid.title', { squadron: name, name: scene.names[seat] ?? '' })}
      </h2>
      <div className="aid-body">
        <ul className="aid-planes">
          {planes.map((plane) => (
            <AidPlane key={plane} scene={scene} plane={plane} />
          ))}
        </ul>
        <p className="squadron-counts">
          <span>{say('table.squadrons.aid.hand', { count: handCount })}</span>
          <span>{say('table.squadrons.aid.pack', { count: packCount })}</span>
          {pending && <span className="seal">{say(`table.squadrons.aid.${pending}`)}</span>}
          {!pending && mayLand && <span className="aid-wheel">{say('table.squadrons.aid.mayLand')}</span>}
          {shuffled && <span className="seal flash">{say('table.squadrons.aid.reshuffled')}</span>}
          {needs === 'needsPlane' && <span className="seal warn">{say('table.squadrons.aid.needsPlane')}</span>}
        </p>
        {needs === 'out' && <p className="stamp">{say('table.squadrons.aid.out')}</p>}
        {size === 'full' && scene.settings.countCards && <Unseen gameData={gameData} view={view} squadron={squadron} />}
      </div>
    </Card>
  );
}

/** A partner without planes may be given one, or is out of the game. */
function needsPlane(gameData: GameData, view: SquadronsView, seat: number): 'out' | 'needsPlane' | null {
  if (planesOfSeat(gameData, view, seat) > 0) return null;
  const partner = gameData.partner[seat];
  return partner !== none && planesOfSeat(gameData, view, partner) > 1 ? 'needsPlane' : 'out';
}

function AidPlane({ scene, plane }: { scene: Scene<SquadronsTableTypes>; plane: number }) {
  const { gameData } = scene;
  const { square, flying, victories, squadron } = scene.view.planes[plane];
  const state = square === none ? 'lost' : flying ? 'flies' : 'stands';
  const { side } = gameData.squadrons[squadron];
  const { ink, dark } = ensigns[squadron];
  const label = say(`table.squadrons.aid.plane.${state}`, {
    plane: planeName(scene.options, plane),
    square: square === none ? '' : gameData.grid.name(square),
    insignia: Math.min(2, victories),
  });
  return (
    <li className={`aid-plane ${state}`} title={label}>
      <span className="hidden-visually">{label}</span>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        {flying && <circle r="46" fill={ink} stroke={dark} strokeWidth="4" />}
        <image
          href={planePictureUrl(gameData, plane)}
          x="-56"
          y="-56"
          width="112"
          height="112"
          transform={`rotate(-90) scale(${flying ? 0.9 : 0.8})`}
        />
        {state === 'lost' && (
          <path d="M-38-38 38 38M38-38-38 38" stroke="#b3261e" strokeWidth="9" strokeLinecap="round" />
        )}
        {Array.from({ length: Math.min(2, victories) }, (_, i) => (
          <Insignia key={i} side={side} x={34 - i * 30} y={-34} />
        ))}
      </svg>
    </li>
  );
}

/** The unseen cards by kind, compared with the whole pack. */
function Unseen({ gameData, view, squadron }: { gameData: GameData; view: SquadronsView; squadron: number }) {
  const { unseen, hand = [] } = view.squadrons[squadron];
  const left = [...unseen, ...hand];
  const count = (cards: readonly number[], kind: number) => cards.filter((card) => card === kind).length;
  return (
    <div className="bars">
      {kinds.map((kind) => {
        const all = count(gameData.squadrons[squadron].pack, kind);
        const unseenCount = count(left, kind);
        return (
          <div
            key={kind}
            className="bar"
            title={say('table.squadrons.aid.unseen', { card: cardName(kind), left: unseenCount, all })}
          >
            <span className="hidden-visually">
              {say('table.squadrons.aid.unseen', { card: cardName(kind), left: unseenCount, all })}
            </span>
            <span className="bar-tiles" aria-hidden="true">
              {Array.from({ length: all }, (_, i) => (
                <i key={i} style={{ background: i < unseenCount ? ensigns[squadron].ink : undefined }} />
              ))}
            </span>
            <b aria-hidden="true">{say(`table.squadrons.short.${kind}`)}</b>
          </div>
        );
      })}
    </div>
  );
}
