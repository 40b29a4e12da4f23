import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { shelf } from '../../games/shelf.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useApp } from '../context.ts';
import './sheets.css';

/** Third-party parts. Not translated: names and licences are the same in every language. */
const parts = [
  { name: 'League Gothic', makers: 'The League Gothic Project Authors', licence: 'OFL 1.1' },
  { name: 'Source Sans 3', makers: 'Adobe', licence: 'OFL 1.1' },
  { name: 'Special Elite', makers: 'Astigmatic', licence: 'Apache 2.0' },
  { name: 'React', makers: 'Meta Platforms and contributors', licence: 'MIT' },
  { name: 'PixiJS', makers: 'Mathew Groves, Chad Engler and contributors', licence: 'MIT' },
  { name: 'XState', makers: 'David Khourshid and contributors', licence: 'MIT' },
  { name: 'Valibot', makers: 'Fabian Hiller and contributors', licence: 'MIT' },
  { name: 'pure-rand', makers: 'Nicolas Dubien', licence: 'MIT' },
  { name: 'Electron', makers: 'Electron contributors', licence: 'MIT' },
];

/** Authors of the games, and third-party software with its licences. */
export function CreditsSheet() {
  const { send, info } = useApp();
  const [licences, setLicences] = useState('');
  /** The build writes licences.txt, with the licence of every bundled package. */
  const readLicences = async () => {
    const answer = await fetch('licences.txt').catch(() => null);
    setLicences(answer?.ok ? await answer.text() : say('credits.noLicences'));
  };
  return (
    <Sheet title={say('credits.title')} onClose={() => send({ type: 'closeSheet' })}>
      <section className="credits">
        <h3>{say('credits.games')}</h3>
        <dl>
          {shelf.map(({ id }) => (
            <div key={id}>
              <dt>{say(`hangar.game.${id}`)}</dt>
              <dd>{say(`credits.game.${id}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{say('credits.rights')}</p>
      </section>
      <section className="credits">
        <h3>{say('credits.parts')}</h3>
        <table>
          <thead className="hidden-visually">
            <tr>
              <th scope="col">{say('credits.part')}</th>
              <th scope="col">{say('credits.makers')}</th>
              <th scope="col">{say('credits.licence')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, makers, licence }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{makers}</td>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <details onToggle={({ currentTarget }) => currentTarget.open && readLicences()}>
          <summary>{say('credits.licences')}</summary>
          <pre>{licences}</pre>
        </details>
      </section>
      <section className="credits">
        <h3>{say('app.name')}</h3>
        <p>{say('credits.own')}</p>
        {info.version && <p>{say('credits.version', { version: info.version })}</p>}
      </section>
    </Sheet>
  );
}
