import { itemAt } from '@aerodrome/engine/core/items.ts';
import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import {
  type CampaignDefinition,
  type Difficulty,
  difficulties,
  type Mode,
} from '@aerodrome/engine/meta/campaign/definition.ts';
import { newCampaign } from '@aerodrome/engine/meta/campaign/document.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useState } from 'react';
import { newId } from '../../application/matches/match.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useShortcuts } from '../../ui/useShortcuts.ts';
import { useApp } from '../context.ts';
import { Page } from '../Page.tsx';
import { PilotNames } from './campaigns/PilotNames.tsx';
import { type CampaignPlayer, PlayerFields } from './campaigns/PlayerFields.tsx';
import { defaultEmblem } from './campaigns/pilotEmblems.ts';
import './campaigns.css';

/** Form of a new campaign. Its choices cannot be changed later. */
export function NewCampaign({ definition, chosen }: { definition: CampaignDefinition; chosen: string | null }) {
  const { send, application } = useApp();
  const { modes, playable, sides, roster } = definition;
  const [mode, setMode] = useState<Mode>(itemAt(modes, 0));
  const [side, setSide] = useState(chosen ?? itemAt(playable, 0));
  const [difficulty, setDifficulty] = useState<Difficulty>('pilot');
  const [ironman, setIronman] = useState(false);
  const [gentle, setGentle] = useState(false);
  const [byTheBook, setByTheBook] = useState(false);
  const [people, setPeople] = useState<readonly CampaignPlayer[]>(
    [0, 1].map((at) => ({ name: say(`setUp.name.${at}`), person: null })),
  );
  const [names, setNames] = useState<Readonly<Record<string, readonly string[]>>>(() =>
    Object.fromEntries(sides.map((of) => [of, itemAt(roster.names, of).slice(0, roster.size)])),
  );
  const [emblems, setEmblems] = useState<Readonly<Record<string, readonly string[]>>>(() =>
    Object.fromEntries(sides.map((of) => [of, itemAt(names, of).map((_, at) => defaultEmblem(at))])),
  );
  const [problem, setProblem] = useState('');
  const goBack = () => send({ type: 'campaigns' });
  useShortcuts({ Escape: goBack }, false);

  const flights = mode === 'rivals' ? [side, ...sides.filter((of) => of !== side)] : [side];
  const persons = people.slice(0, mode === 'solo' ? 1 : 2).map(({ name, person }) => ({ name: name.trim(), person }));
  const pilots = flights.map((of) => itemAt(names, of).map((name) => name.trim()));

  const start = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = nameProblem(persons, pilots);
    setProblem(wrong);
    if (wrong !== '') return;
    const seed = itemAt(crypto.getRandomValues(new Uint32Array(1)), 0);
    const war = { definition, seed, mode, side, difficulty, ironman, gentle, byTheBook, persons };
    const flightEmblems = flights.map((of) => itemAt(emblems, of));
    const written = newCampaign(war, pilots, new Date().toISOString(), flightEmblems);
    if ('problem' in written) return send({ type: 'problem', problem: written.problem });
    const id = newId();
    if (!(await application.campaigns.documents.put(id, written.ok))) send({ type: 'squadron', id });
  };

  const title = campaignText(definition, { key: 'title' });
  const sideName = (of: string) => campaignText(definition, { key: `side.${of}` });
  return (
    <Page title={say('begin.title', { title })} className="begin" back={{ label: say('begin.back'), go: goBack }}>
      <form className="begin-form" onSubmit={start}>
        <Card aria-label={say('begin.how')}>
          <h2>{say('begin.how')}</h2>
          <RadioGroup
            label={say('begin.mode')}
            name="mode"
            value={mode}
            choices={modes.map((value) => ({ value, label: say(`campaign.mode.${value}`) }))}
            onChange={(value) => setMode(value)}
          />
          <p className="begin-about">{say(`campaign.mode.${mode}.about`)}</p>
          {playable.length > 1 && (
            <RadioGroup
              label={say('begin.side')}
              name="side"
              value={side}
              choices={playable.map((value) => ({ value, label: sideName(value) }))}
              onChange={(value) => setSide(value)}
            />
          )}
          <RadioGroup
            label={say('begin.difficulty')}
            name="difficulty"
            value={difficulty}
            choices={difficulties.map((value) => ({ value, label: say(`campaign.difficulty.${value}`) }))}
            onChange={(value) => setDifficulty(value)}
          />
          <p className="begin-about">{say(`campaign.difficulty.${difficulty}.about`)}</p>
          <Checkbox label={say('begin.ironman')} value={ironman} onChange={setIronman} />
          <p className="begin-about">{say('begin.ironman.about')}</p>
          <Checkbox label={say('begin.gentle')} value={gentle} onChange={setGentle} />
          <p className="begin-about">{say('begin.gentle.about')}</p>
          <Checkbox label={say('begin.byTheBook')} value={byTheBook} onChange={setByTheBook} />
          <p className="begin-about">{say('begin.byTheBook.about')}</p>
        </Card>
        <Card aria-label={say('begin.people')}>
          <h2>{say('begin.people')}</h2>
          <PlayerFields
            people={people.slice(0, persons.length)}
            onChange={(at, person) => setPeople(people.with(at, person))}
          />
          {flights.map((of) => (
            <PilotNames
              key={of}
              side={sideName(of)}
              names={itemAt(names, of)}
              emblems={itemAt(emblems, of)}
              invented={itemAt(roster.names, of)}
              onChange={(changed) => setNames({ ...names, [of]: changed })}
              onPaint={(changed) => setEmblems({ ...emblems, [of]: changed })}
            />
          ))}
        </Card>
        <div className="begin-go">
          <p role="alert">{problem}</p>
          <Button type="submit" look="great">
            {say('begin.go')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

function nameProblem(persons: readonly CampaignPlayer[], pilots: readonly (readonly string[])[]): string {
  if ([...persons.map(({ name }) => name), ...pilots.flat()].includes('')) return say('begin.nameless');
  if (new Set(persons.map(({ name }) => name)).size < persons.length) return say('begin.samePerson');
  return pilots.some((names) => new Set(names).size < names.length) ? say('begin.sameName') : '';
}
