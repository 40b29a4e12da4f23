import { itemAt } from '@aerodrome/engine/core/items.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input, Select } from '../../../ui/Field.tsx';
import { Emblem, emblems as signs } from '../pilots/Emblem.tsx';
import { emblemInPlaceColour, parseEmblem } from './pilotEmblems.ts';

interface PilotNamesProps {
  side: string;
  names: readonly string[];
  /** Emblem of each pilot, stored as `sign.colour`. */
  emblems: readonly string[];
  /** Suggested names of the campaign book. */
  invented: readonly string[];
  onChange(names: readonly string[]): void;
  onPaint(emblems: readonly string[]): void;
}

/** Fields for the names and emblems of a side's pilots. */
export function PilotNames({ side, names, emblems, invented, onChange, onPaint }: PilotNamesProps) {
  // Each press starts one name later in the list, so that every suggested name comes up.
  const nextNames = () => {
    const from = (invented.indexOf(itemAt(names, 0)) + 1) % invented.length;
    onChange(names.map((_, at) => itemAt(invented, (from + at) % invented.length)));
  };
  return (
    <fieldset className="begin-pilots field-box">
      <legend>{say('begin.pilots', { side })}</legend>
      <p className="begin-about">{say('begin.first')}</p>
      <div className="begin-names">
        {names.map((name, at) => (
          <div key={at} className="begin-pilot">
            <Emblem {...parseEmblem(itemAt(emblems, at))} />
            <label>
              <span className="hidden-visually">{say('begin.pilot', { number: at + 1 })}</span>
              <Input
                maxLength={40}
                autoComplete="off"
                value={name}
                onChange={(event) => onChange(names.with(at, event.target.value))}
              />
            </label>
            <label>
              <span className="hidden-visually">{say('begin.emblem', { number: at + 1 })}</span>
              <Select
                value={parseEmblem(itemAt(emblems, at)).emblem}
                onChange={(event) => onPaint(emblems.with(at, emblemInPlaceColour(event.target.value, at)))}
              >
                {Object.keys(signs).map((sign) => (
                  <option key={sign} value={sign}>
                    {say(`pilots.emblem.${sign}`)}
                  </option>
                ))}
              </Select>
            </label>
          </div>
        ))}
      </div>
      <Button look="plain" aria-label={say('begin.dice.of', { side })} onClick={nextNames}>
        {say('begin.dice')}
      </Button>
    </fieldset>
  );
}
