import { itemAt } from '@aerodrome/engine/core/items.ts';
import { allowedTypes, suitsOrder } from '@aerodrome/engine/meta/campaign/airframes.ts';
import { missionOptions, sortieRulesOf } from '@aerodrome/engine/meta/campaign/missionOptions.ts';
import { checkPreparation, costOf } from '@aerodrome/engine/meta/campaign/preparation.ts';
import {
  type Airframe,
  type CampaignState,
  counterOf,
  missionOf,
  type Preparation,
  type Purchase,
} from '@aerodrome/engine/meta/campaign/state.ts';
import { enemyPlanes } from '@aerodrome/engine/meta/campaign/takeOff.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import { flightText } from './flightText.ts';

interface PurchasesProps {
  state: CampaignState;
  flight: number;
  draft: Preparation;
  onChange(spent: readonly Purchase[]): void;
  onAsk(): void;
}

/** Purchases for prestige and stores; unavailable ones show the reason. */
export function Purchases({ state, flight, draft, onChange, onAsk }: PurchasesProps) {
  const { game } = missionOf(state);
  const own = itemAt(state.flights, flight);
  const text = flightText(state, flight);
  const { spent } = draft;
  const cost = costOf(spent);
  const refusedWith = (purchase: Purchase) => {
    const refused = checkPreparation(state, flight, { ...draft, spent: [...spent, purchase] });
    return refused && /^campaign\.(prestigeShort|storesShort|byTheBook)/.test(refused.code) ? refused : null;
  };
  // Height can be bought only if the game lets a flight start above the enemy.
  const fresh = { patched: [], insignia: [], strength: Number.MAX_SAFE_INTEGER, high: true };
  const canStartHigh =
    sortieRulesOf(missionOf(state)).handicaps(missionOptions(state, flight), [fresh, fresh]) !== null;
  const hasHeight = spent.some(({ buy }) => buy === 'height');
  const purchaseBox = (key: string, label: string, purchase: Purchase, bought: boolean) => {
    const refused = bought ? null : refusedWith(purchase);
    const without = spent.filter((one) => JSON.stringify(one) !== JSON.stringify(purchase));
    return (
      <label key={key} className="flag">
        <input
          type="checkbox"
          checked={bought}
          disabled={refused !== null}
          onChange={(event) => onChange(event.target.checked ? [...spent, purchase] : without)}
        />
        <span>
          {label} {refused && <em className="refusal">{text.refusal(refused, game)}</em>}
        </span>
      </label>
    );
  };
  const transferOf = ({ id }: Airframe) => {
    const found = spent.find((purchase) => purchase.buy === 'transfer' && purchase.airframe === id);
    return found?.buy === 'transfer' ? found.to : '';
  };
  const setTransfer = (airframe: string, to: string) => {
    const others = spent.filter((purchase) => !(purchase.buy === 'transfer' && purchase.airframe === airframe));
    onChange(to === '' ? others : [...others, { buy: 'transfer', airframe, to }]);
  };
  const ownAirframes = own.hangar.filter((airframe) => airframe.game === game && airframe.state !== 'lost');
  const unsuited = ownAirframes.filter(
    (airframe) => !suitsOrder(state, flight, airframe) || transferOf(airframe) !== '',
  );
  const intelligenceProblem = refusedWith({ buy: 'intelligence' });
  const planes = state.knowsEnemyPlanes[flight] ? enemyPlanes(state) : [];
  return (
    <fieldset className="picks field-box">
      <legend>{say('brief.buy')}</legend>
      <p className="begin-about">
        {say('brief.have', {
          prestige: counterOf(own, 'prestige'),
          stores: counterOf(own, 'stores'),
          cost: cost.prestige + (flight === state.lead ? state.price : 0),
          parts: cost.stores,
        })}
      </p>
      {state.knowsEnemyPlanes[flight] ? (
        <p>
          {planes.length > 0
            ? say('brief.known', { planes: planes.map((type) => text.type(game, type)) })
            : say('brief.known.none')}
        </p>
      ) : (
        <p>
          {say('brief.unknown')}{' '}
          <Button look="plain" small disabled={intelligenceProblem !== null} onClick={onAsk}>
            {say('brief.buy.intelligence.do')}
          </Button>{' '}
          {intelligenceProblem && <em className="refusal">{text.refusal(intelligenceProblem, game)}</em>}
        </p>
      )}
      {(canStartHigh || hasHeight) && purchaseBox('height', say('brief.buy.height'), { buy: 'height' }, hasHeight)}
      {ownAirframes
        .filter((airframe) => airframe.state === 'workshop')
        .map(({ id, type }) =>
          purchaseBox(
            id,
            say('brief.buy.groundCrew', { type: text.type(game, type) }),
            { buy: 'groundCrew', airframe: id },
            spent.some((purchase) => purchase.buy === 'groundCrew' && purchase.airframe === id),
          ),
        )}
      {unsuited.map((airframe) => (
        <label key={`transfer ${airframe.id}`} className="transfer">
          <span>{say('brief.buy.transfer', { type: text.type(game, airframe.type) })}</span>
          <Select value={transferOf(airframe)} onChange={(event) => setTransfer(airframe.id, event.target.value)}>
            <option value="">{say('brief.buy.transfer.none')}</option>
            {(allowedTypes(state, flight) ?? []).map((type) => (
              <option key={type} value={type}>
                {say('brief.buy.transfer.to', { type: text.type(game, type) })}
              </option>
            ))}
          </Select>
        </label>
      ))}
    </fieldset>
  );
}
