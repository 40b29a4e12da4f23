import { overall } from '@aerodrome/engine/meta/ratings.ts';
import type { Profile } from '@aerodrome/engine/meta/roster.ts';
import { foldPilotRecord, type PilotRecord } from '@aerodrome/engine/meta/statistics.ts';
import { decimal, say } from '@aerodrome/engine/text/say.ts';
import { useMemo, useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { Select } from '../../../ui/Field.tsx';
import { Emblem } from './Emblem.tsx';
import { HeadToHead } from './HeadToHead.tsx';
import { PilotCampaigns } from './PilotCampaigns.tsx';
import { PilotTools } from './PilotTools.tsx';
import { planeName } from './planeNames.ts';
import { RatingCurve } from './RatingCurve.tsx';
import { StatisticsTable } from './StatisticsTable.tsx';
import { curveOf, type PlayerData } from './useRecords.ts';
import { useTrophies } from './useTrophies.ts';

/** Statistics of one pilot, computed from the ledger. */
export function PilotPage({ profile, playerData }: { profile: Profile; playerData: PlayerData }) {
  const { id, name } = profile;
  const { lines, ratings } = playerData;
  const record = useMemo(() => foldPilotRecord(lines, id), [lines, id]);
  const trophies = useTrophies(id);
  const [game, setGame] = useState(overall);
  const rated = [...ratings.keys()].filter((of) => ratings.get(of)?.has(id));
  const curve = curveOf(ratings, id, game);
  return (
    <Card className="pilot" aria-label={say('pilots.page', { name })}>
      <header className="pilot-head">
        <Emblem {...profile} />
        <h2>{name}</h2>
        <PilotTools profile={profile} playerData={playerData} planes={[...record.byPlane.keys()]} />
      </header>
      {record.all.played === 0 ? (
        <p className="pilot-nothing">{say('pilots.nothing')}</p>
      ) : (
        <div className="pilot-body">
          <Facts record={record} chosen={profile.favourite} />
          {curve && (
            <section aria-label={say('pilots.curve')}>
              <h3>{say('pilots.curve')}</h3>
              <label className="pilot-select">
                <span>{say('pilots.curve.of')}</span>
                <Select value={game} onChange={(event) => setGame(event.target.value)}>
                  {rated.map((of) => (
                    <option key={of} value={of}>
                      {of === overall ? say('pilots.curve.all') : say(`game.${of}`)}
                    </option>
                  ))}
                </Select>
              </label>
              <RatingCurve curve={curve} />
            </section>
          )}
          <StatisticsTable record={record} />
          <HeadToHead record={record} />
          <section aria-label={say('pilots.trophies')}>
            <h3>{say('pilots.trophies')}</h3>
            {trophies.length === 0 ? (
              <p>{say('pilots.trophies.none')}</p>
            ) : (
              <ul className="trophies">
                {trophies.map(({ id: of, title, place }) => (
                  <li key={of} data-place={place}>
                    <Cup place={place} />
                    {say('pilots.trophy', { place, title })}
                  </li>
                ))}
              </ul>
            )}
          </section>
          <PilotCampaigns record={record} />
        </div>
      )}
    </Card>
  );
}

function Cup({ place }: { place: number }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M10 4H30V12Q30 24 22 26V31H28V36H12V31H18V26Q10 24 10 12ZM10 7H4Q4 18 12 19M30 7H36Q36 18 28 19"
        fill={['#d9a92b', '#b9b4ab', '#b0713a'][place - 1]}
        stroke="#3c2413"
        strokeWidth="2"
      />
    </svg>
  );
}

function Facts({ record, chosen }: { record: PilotRecord; chosen?: string }) {
  const { ace, all, longestRun, run, nemesis, luck, against } = record;
  const favourite = chosen ?? record.favourite;
  const facts: readonly [string, string][] = [
    ['ace', say(ace ? 'pilots.ace.yes' : 'pilots.ace.no', { victories: all.victories })],
    ['favourite', favourite ? planeName(favourite) : say('pilots.noPlane')],
    ['run', say('pilots.run.of', { longest: longestRun, now: run })],
    ['nemesis', (nemesis && against.get(nemesis)?.name) || say('pilots.nobody')],
    [
      'luck',
      luck.dice === 0
        ? say('pilots.luck.none')
        : say('pilots.luck.of', {
            average: `${luck.average < 0 ? '−' : '+'}${decimal(Math.abs(luck.average), 2)}`,
            dice: luck.dice,
          }),
    ],
  ];
  return (
    <section aria-label={say('pilots.facts')}>
      <h3>{say('pilots.facts')}</h3>
      <dl className="pilot-facts">
        {facts.map(([key, words]) => (
          <div key={key}>
            <dt>{say(`pilots.${key}`)}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
