import type { Problem } from '@aerodrome/engine/core/result.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { startPreset } from '../../application/matches/newMatch.ts';
import type { ShelvedGame } from '../../games/descriptor.ts';
import { gameOf, shelf } from '../../games/index.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Poster } from '../../ui/Poster.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useApp } from '../context.ts';
import { LastMatchCard } from './hangar/LastMatchCard.tsx';
import { useLastMatch } from './hangar/useLastMatch.ts';
import { useRunningCount } from './hangar/useRunningCount.ts';
import './hangar.css';

const firstFlight = { game: 'track', preset: 'firstFlight' };

/** Start screen: the last match, the games, and buttons to all other screens. */
export function Hangar() {
  const { send, application, info, settings, retryWrites } = useApp();
  const { last, count } = useLastMatch();
  const runningCampaigns = useRunningCount('campaigns');
  const runningTournaments = useRunningCount('tournaments');
  const startFirstFlight = () => {
    const preset = gameOf(firstFlight.game).presets.find(({ id }) => id === firstFlight.preset);
    if (!preset) return;
    const open = startPreset(firstFlight.game, preset);
    application.matches.append(open.id, open);
    send({ type: 'play', open });
  };
  const [quitProblem, setQuitProblem] = useState<Problem | null>(null);
  const saveAndQuit = async () => {
    await application.matches.flush();
    // Electron asks before its window closes. A browser page would stay open without its server.
    const failed = info.shell === 'browser' ? await retryWrites() : null;
    if (failed) setQuitProblem(failed);
    else await quit();
  };
  const quit = async () => {
    setQuitProblem(null);
    const answer = await application.host.quit();
    // A browser page cannot close itself, so a notice says that the program has ended.
    if ('ok' in answer && info.shell === 'browser') send({ type: 'problem', problem: { code: 'hangar.closed' } });
  };
  return (
    <main className="hangar">
      <Poster biplane still={settings.lightGraphics} />
      <nav className="hangar-nav" aria-label={say('hangar.nav')}>
        <Button look="quiet" onClick={() => send({ type: 'sheet', sheet: 'rules' })}>
          {say('hangar.rules')}
        </Button>
        <Button look="quiet" onClick={() => send({ type: 'sheet', sheet: 'settings' })}>
          {say('hangar.settings')}
        </Button>
        <Button look="quiet" onClick={() => send({ type: 'sheet', sheet: 'keys' })}>
          {say('hangar.keys')}
        </Button>
        <Button look="quiet" onClick={() => send({ type: 'sheet', sheet: 'credits' })}>
          {say('hangar.credits')}
        </Button>
        <Button look="quiet" onClick={saveAndQuit}>
          {say('hangar.quit')}
        </Button>
      </nav>
      <div className="hangar-front">
        <header className="hangar-title">
          <h1>{say('app.name')}</h1>
          <p>{say('app.tagline')}</p>
        </header>
        {last && (
          <ErrorBoundary>
            <LastMatchCard last={last} />
          </ErrorBoundary>
        )}
        <div className="hangar-buttons">
          <Button look={last ? 'plain' : 'great'} onClick={startFirstFlight}>
            {say('hangar.firstFlight')}
          </Button>
          <Button look="plain" onClick={() => send({ type: 'saves' })}>
            {say('hangar.saves', { count })}
          </Button>
          <Button look="plain" onClick={() => send({ type: 'campaigns' })}>
            {say('hangar.campaigns', { running: runningCampaigns })}
          </Button>
          <Button look="plain" onClick={() => send({ type: 'tournaments' })}>
            {say('hangar.tournaments', { running: runningTournaments })}
          </Button>
          <Button look="plain" onClick={() => send({ type: 'pilots' })}>
            {say('hangar.pilots')}
          </Button>
        </div>
      </div>
      <section className="hangar-games" aria-label={say('hangar.games')}>
        {shelf.map((game) => (
          <GameCard key={game.id} game={game} onChoose={() => send({ type: 'setUp', game: game.id })} />
        ))}
      </section>
      {quitProblem && (
        <Sheet title={say('app.unsaved')} onClose={() => setQuitProblem(null)}>
          <p>{explain(quitProblem)}</p>
          <p>{say('app.unsaved.text')}</p>
          <div className="menu-list">
            <Button onClick={saveAndQuit}>{say('app.retry')}</Button>
            <Button look="plain" onClick={quit}>
              {say('app.unsaved.quit')}
            </Button>
          </div>
        </Sheet>
      )}
    </main>
  );
}

function GameCard({ game, onChoose }: { game: ShelvedGame; onChoose(): void }) {
  const { id, Emblem } = game;
  // A game without a table cannot be played yet.
  const playable = 'table' in game;
  const card = (
    <>
      <Emblem />
      <span className="game-words">
        <span className="game-name">{say(`hangar.game.${id}`)}</span>
        <span className="game-about">{say(`hangar.game.${id}.about`)}</span>
        <span className={playable ? 'game-go' : 'game-stamp'}>
          {say(playable ? 'hangar.newMatch' : 'hangar.workshop')}
        </span>
      </span>
    </>
  );
  if (!playable) return <div className="game-card unfinished">{card}</div>;
  return (
    <Button className="game-card" onClick={onChoose}>
      {card}
    </Button>
  );
}
