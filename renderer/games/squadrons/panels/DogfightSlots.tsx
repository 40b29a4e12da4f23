import { gunOdds } from '@aerodrome/engine/games/squadrons/odds.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { InstrumentProps, Scene } from '../../../table/table.ts';
import { cardFromSpot, planeName, squadronName } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { pendingAttacks } from '../tray/attack.ts';
import type { OrderPreview } from '../tray/orderPreview.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import { DangersToggle } from './DangersToggle.tsx';

/** The dogfight beside the map: attacker, target, cards, and below it the guns on the route. */
export function DogfightSlots({ scene, preview, selection }: InstrumentProps<SquadronsTableTypes>) {
  const { view } = scene;
  const attack = attackIn(scene, preview);
  const picked = selection?.draft.picked.map(cardFromSpot).find((card) => card !== null)?.card ?? null;
  const name = (plane: number) => squadronName(scene.options, view.planes[plane].squadron);
  const shooting = view.phase === 'attack.burst' || view.phase === 'attack.choosing';
  const burst = view.dogfight?.burst || (shooting ? picked : null);
  const answer = view.phase === 'attack.defence' ? picked : null;
  return (
    <>
      <section className="squadrons-dogfight" aria-label={say('table.squadrons.dogfight')}>
        <p className="gauge-title">{say('table.squadrons.dogfight')}</p>
        {attack ? (
          <>
            <p className="gauge-line">{say('table.squadrons.dogfight.shoots', { squadron: name(attack.plane) })}</p>
            <Slot card={burst ?? null} asked={view.phase === 'attack.burst'} />
            <p className="dogfight-kind">{say(`table.squadrons.attack.${attack.attack}`)}</p>
            {attack.attack !== 'ground' && <Slot card={answer} asked={view.phase === 'attack.defence'} />}
            <p className="gauge-line">
              {say(
                attack.attack === 'ground' ? 'table.squadrons.dogfight.ground' : 'table.squadrons.dogfight.answers',
                { squadron: name(attack.target) },
              )}
            </p>
          </>
        ) : (
          <p className="gauge-none">{say('table.squadrons.dogfight.none')}</p>
        )}
      </section>
      <Guns scene={scene} orderPreview={preview} />
      <DangersToggle scene={scene} selection={selection} />
    </>
  );
}

/** The attack that is fought, previewed or pending. */
function attackIn({ view, gameData }: Scene<SquadronsTableTypes>, orderPreview: OrderPreview | null) {
  const { dogfight } = view;
  if (dogfight) return { plane: dogfight.shooter, target: dogfight.target, attack: dogfight.attack };
  if (orderPreview?.kind === 'attack')
    return { plane: orderPreview.shooter, target: orderPreview.preview.target, attack: orderPreview.preview.attack };
  if (orderPreview?.kind === 'flight' && orderPreview.attack)
    return { plane: orderPreview.plane, target: orderPreview.attack.target, attack: orderPreview.attack.attack };
  return pendingAttacks(gameData, view)[0] ?? null;
}

function Slot({ card, asked }: { card: number | null; asked: boolean }) {
  return (
    <div className={asked ? 'dogfight-slot asked' : 'dogfight-slot'}>
      {card === null ? asked ? <CardBack /> : null : <CardFace card={card} />}
      {card !== null && <span className="hidden-visually">{say(`card.squadrons.${card}`)}</span>}
    </div>
  );
}

/** The guns on the route, or the known guns of the enemy. */
function Guns({
  scene,
  orderPreview,
}: {
  scene: InstrumentProps<SquadronsTableTypes>['scene'];
  orderPreview: OrderPreview | null;
}) {
  const { gameData } = scene;
  const { guns } = scene.view;
  const flight = orderPreview?.kind === 'flight' && orderPreview.guns.length > 0 ? orderPreview : null;
  if (!flight) return null;
  const field = gameData.squadrons.findIndex((one) => one.guns.includes(gameData.gunAt[flight.guns[0].square]));
  const own = gameData.squadrons[field].guns;
  const known = own.filter((gun) => guns[gun] !== none);
  const unknown = own.find((gun) => guns[gun] === none);
  return (
    <section className="squadrons-guns" aria-label={say('table.squadrons.guns')}>
      <p className="gauge-title">{say('table.squadrons.guns')}</p>
      <p className="gauge-line">
        {say('table.squadrons.guns.seen', {
          squadron: squadronName(scene.options, field),
          seen: known.length,
          all: own.length,
          hits: known.filter((gun) => guns[gun] === 1).length,
        })}
      </p>
      {unknown !== undefined && (
        <p className="gauge-line">
          {say('table.squadrons.guns.others')} <b className="gun-chance">{percent(gunOdds(gameData, guns, unknown))}</b>
        </p>
      )}
      <p className="gauge-line">
        {say('table.squadrons.guns.through', { plane: planeName(scene.options, flight.plane) })}{' '}
        <b className="gun-chance">{percent(flight.survives)}</b>
      </p>
    </section>
  );
}

export function percent(share: number): string {
  return say('table.squadrons.percent', { share: Math.round(share * 100) });
}
