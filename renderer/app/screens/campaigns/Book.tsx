import type { Definition } from '@aerodrome/engine/meta/campaign/definition.ts';
import { tell } from '@aerodrome/engine/meta/campaign/words.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { gameOf } from '../../../games/index.ts';
import { useApp } from '../../context.ts';
import { gamesIn } from './notes.ts';

/** A book on the shelf: what it is about, how long it takes, for whom it is. */
export function Book({ definition, stars }: { definition: Definition; stars: number }) {
  const { send, info } = useApp();
  const { id, modes, missions, challenges } = definition;
  const title = tell(definition, { key: 'title' });
  const flown = gamesIn(definition);
  return (
    <li className="book paper on-paper">
      <div className="book-cover" aria-hidden="true">
        {flown.map((game) => {
          const { Emblem } = gameOf(game);
          return <Emblem key={game} />;
        })}
      </div>
      <div className="book-words">
        <h2>{title}</h2>
        <p className="book-blurb">{tell(definition, { key: 'blurb' })}</p>
        <p>
          {say('campaigns.length', { missions: Object.keys(missions).length })} ·{' '}
          {say('campaigns.games', { games: flown.map((game) => ({ key: `game.${game}` })) })}
        </p>
        <p>{say('campaigns.modes', { modes: modes.map((mode) => ({ key: `campaign.mode.${mode}` })) })}</p>
        {challenges.length > 0 && <p>{say('campaigns.stars', { stars, of: challenges.length })}</p>}
        <button
          type="button"
          className="plain"
          disabled={info.readOnly}
          aria-label={say('campaigns.begin.of', { title })}
          onClick={() => send({ type: 'newCampaign', book: id })}
        >
          {say('campaigns.begin')}
        </button>
      </div>
    </li>
  );
}
