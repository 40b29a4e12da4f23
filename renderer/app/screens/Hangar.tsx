import type { Problem } from '@aerodrome/engine/core/result.ts';
import { gameStrings, loadStrings } from '@aerodrome/engine/text/catalogue.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useRef, useState } from 'react';
import type { ShelvedGame } from '../../games/descriptor.ts';
import { shelf } from '../../games/shelf.ts';
import { Background } from '../../ui/Background.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useShell } from '../context.ts';
import { ExportUnsavedButton } from '../ExportUnsavedButton.tsx';
import { useLastMatch } from './hangar/useLastMatch.ts';
import { useRunningCount } from './hangar/useRunningCount.ts';
import { LastMatchCard } from './index.ts';
import './hangar.css';

const firstFlight = { game: 'track', preset: 'firstFlight' };

/** Start screen: the last match, the games, and buttons to all other screens. */
export function Hangar() {
  const { send, host, application, loadApplication, finishLoading, info, settings, retryWrites } = useShell();
  const { last, count } = useLastMatch();
  const runningCampaigns = useRunningCount('campaigns');
  const runningTournaments = useRunningCount('tournaments');
  const isStarting = useRef(false);
  const startFirstFlight = async () => {
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      const [{ matches }, { gameOf }, { startPreset }] = await Promise.all([
        loadApplication(),
        import('../../games/index.ts'),
        import('../../application/matches/newMatch.ts'),
      ]);
      const preset = gameOf(firstFlight.game).presets.find(({ id }) => id === firstFlight.preset);
      if (!preset) return;
      // The title of the match is a text of the game.
      await loadStrings([gameStrings(firstFlight.game)]);
      const matchDocument = startPreset(firstFlight.game, preset);
      matches.append(matchDocument.id, matchDocument);
      send({ type: 'play', matchDocument });
    } catch {
      send({ type: 'problem', problem: { code: 'app.notLoaded' } });
    } finally {
      isStarting.current = false;
    }
  };
  const [quitProblem, setQuitProblem] = useState<Problem | null>(null);
  const saveAndQuit = async () => {
    await application?.matches.flush();
    // Electron asks before its window closes. A browser page would stay open without its server.
    const failed = info.shell === 'browser' ? await retryWrites() : null;
    if (failed) setQuitProblem(failed);
    else await quit();
  };
  const quit = async () => {
    setQuitProblem(null);
    await finishLoading();
    const answer = await host.quit();
    // A browser page cannot close itself, so a notice says that the program has ended.
    if ('ok' in answer && info.shell === 'browser') send({ type: 'problem', problem: { code: 'hangar.closed' } });
  };
  return (
    <main className="hangar">
      <Background biplane still={settings.lightGraphics} />
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
            <ExportUnsavedButton look="plain" label={say('match.unsaved.export')} />
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
  const playable = game.load !== undefined;
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
