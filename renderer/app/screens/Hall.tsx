import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { nextPlanePick } from '@aerodrome/engine/meta/tournament/planePicks.ts';
import { findNextStep, roundCount } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { estimateDuration, type ReadyLeg, readyLegs } from '@aerodrome/engine/meta/tournament/schedule.ts';
import type { Leg, Pair } from '@aerodrome/engine/meta/tournament/state.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LiveRegion, useLiveRegion } from '../../ui/LiveRegion.tsx';
import { useShortcuts } from '../../ui/useShortcuts.ts';
import { useApp } from '../context.ts';
import { formatTime } from '../dates.ts';
import { Page } from '../Page.tsx';
import { reducesMotion } from '../systemSettings.ts';
import { BoutSheet } from './hall/BoutSheet.tsx';
import { BracketSheet } from './hall/Bracket.tsx';
import { Ceremony } from './hall/Ceremony.tsx';
import { CrossSheet } from './hall/CrossTable.tsx';
import { CurrentRound } from './hall/CurrentRound.tsx';
import { ExportSheet } from './hall/ExportSheet.tsx';
import { FinalResults } from './hall/FinalResults.tsx';
import { HallNav } from './hall/HallNav.tsx';
import { LogSheet, TakeBackSheet } from './hall/LogSheet.tsx';
import { NextCard } from './hall/NextCard.tsx';
import { PeopleSheet } from './hall/PeopleSheet.tsx';
import { PlanePickSheet } from './hall/PlanePickSheet.tsx';
import { PrintPage } from './hall/PrintPage.tsx';
import { ResultSheet } from './hall/ResultSheet.tsx';
import { Standings } from './hall/Standings.tsx';
import { pairName, scheduledGameTitle } from './hall/tournamentText.ts';
import { useBotMatches } from './hall/useBotMatches.ts';
import { countSettledLegs, usePreviousGeneration } from './hall/usePreviousGeneration.ts';
import { type TournamentActions, useTournament } from './hall/useTournament.ts';
import { useDuplicate } from './tournaments/useDuplicate.ts';
import './tournaments.css';
import './hall.css';

/** Tournament screen, of a running or finished tournament: next match, standings and sheets. */
export function Hall({ id }: { id: string }) {
  const { send, info } = useApp();
  const { document, problem, actions } = useTournament(id);
  const { previous, restore } = usePreviousGeneration(id, problem !== null, actions.reload);
  const leave = () => send({ type: 'tournaments' });
  if (document) return <OpenHall id={id} document={document} actions={actions} onLeave={leave} />;
  return (
    <Page title={say('hall.title')} className="hall" back={{ label: say('tournaments.back'), go: leave }}>
      {problem && (
        <Card className="saves-none">
          <h2>{say('hall.broken')}</h2>
          <p>{explain(problem)}</p>
          {previous && (
            <>
              <p>{say('hall.earlier', { legs: countSettledLegs(previous) })}</p>
              <Button look="great" disabled={info.readOnly} onClick={restore}>
                {say('hall.goBack')}
              </Button>
            </>
          )}
        </Card>
      )}
    </Page>
  );
}

/** The sheet that is open over the hall, with its parameters. */
type HallSheet =
  | { is: 'cross' | 'bracket' | 'log' | 'people' | 'export' }
  | { is: 'takeBack'; event: number | null }
  | { is: 'result' | 'bout'; pair: string }
  | { is: 'pick'; readyLeg: ReadyLeg };

interface OpenHallProps {
  id: string;
  document: TournamentDocument;
  actions: TournamentActions;
  onLeave(): void;
}

function OpenHall({ id, document, actions, onLeave }: OpenHallProps) {
  const { info, settings } = useApp();
  const state = tournamentLog.fold(document);
  const { setup, rounds, pairs, phase, paused } = state;
  const [openSheet, setOpenSheet] = useState<HallSheet | null>(null);
  const [isCeremonyShown, setCeremonyShown] = useState(false);
  const announcements = useLiveRegion();
  const { speak } = announcements;
  const bots = useBotMatches(id, document, actions);
  const duplicate = useDuplicate();
  const readOnlyReason = info.readOnly ? say('tournaments.readOnly') : null;
  const waitingLegs = phase === 'running' ? readyLegs(state) : [];
  const next = waitingLegs.find((readyLeg) => !readyLeg.isBotsOnly) ?? null;
  const nextStep = findNextStep(state);
  const result = openSheet?.is === 'result' ? pairs.get(openSheet.pair) : undefined;
  const bout = openSheet?.is === 'bout' ? pairs.get(openSheet.pair) : undefined;
  const canChooseBout = next && setup.format === 'hill' && next.pair.legs.every((leg) => leg.state === 'open');
  const closed = phase === 'closed';

  const announcement = next
    ? say('hall.spoken', {
        round: next.pair.round,
        pair: pairName(state, next.pair),
        flight: scheduledGameTitle(state, next.pair),
      })
    : say(`hall.spoken.${nextStep.is}`);
  useEffect(() => {
    speak(announcement);
  }, [announcement, speak]);

  const fly = (readyLeg: ReadyLeg) => {
    if (readyLeg.leg.state === 'open' && nextPlanePick(state, readyLeg.pair, readyLeg.leg, []))
      setOpenSheet({ is: 'pick', readyLeg });
    else actions.fly(readyLeg.slot);
  };
  const watch = async ({ flying }: Leg) => {
    if (flying) await actions.watch(flying.matchId);
  };
  const openPair = (pair: Pair) => setOpenSheet({ is: 'result', pair: pair.id });
  const close = async () => {
    if (!(await actions.append({ type: 'closed' }))) return;
    if (!reducesMotion(settings)) setCeremonyShown(true);
  };
  const pause = () => !readOnlyReason && phase === 'running' && actions.append({ type: paused ? 'resumed' : 'paused' });
  const goButton = useRef<HTMLButtonElement>(null);
  const swapList = useRef<HTMLOListElement>(null);
  const go = () => goButton.current?.click();
  const swap = () => swapList.current?.querySelector('button')?.focus();
  const shortcuts: Readonly<Record<string, () => void>> = {
    l: () => setOpenSheet({ is: 'log' }),
    t: () => setOpenSheet({ is: 'cross' }),
    ...(state.bracket && { b: () => setOpenSheet({ is: 'bracket' }) }),
    w: () => setOpenSheet({ is: 'people' }),
    x: () => setOpenSheet({ is: 'export' }),
    ...(!readOnlyReason && { u: () => setOpenSheet({ is: 'takeBack', event: null }) }),
    ...(nextStep.is === 'pairing' && !state.bracket && setup.format !== 'hill' && { m: swap }),
    ...(canChooseBout && !readOnlyReason && { m: () => setOpenSheet({ is: 'bout', pair: next.pair.id }) }),
    ...(!closed && { p: pause }),
    ...(next && !readOnlyReason && { r: () => openPair(next.pair) }),
  };
  useShortcuts(isCeremonyShown ? {} : { ...shortcuts, Enter: go, Escape: onLeave }, settings.singleKeys);

  const done = rounds.at(-1)?.pairs.filter((pair) => pairs.get(pair)?.done).length ?? 0;
  const showsStandings = setup.public || closed;
  return (
    <Page
      title={setup.title}
      className="hall"
      back={{ label: say('tournaments.back'), go: onLeave }}
      actions={
        !closed && (
          <Button look="plain" disabled={readOnlyReason !== null} aria-pressed={paused} onClick={pause}>
            {say(paused ? 'hall.resume' : 'hall.pause')} <kbd>P</kbd>
          </Button>
        )
      }
    >
      <div className="hall-body">
        <p className="hall-line">
          {rounds.length > 0 && (
            <span>
              {setup.format === 'hill'
                ? say('hall.bout', { bout: rounds.length, bouts: setup.rounds })
                : state.bracket
                  ? say('tournaments.roundAlone', { round: rounds.at(-1)?.number ?? 0 })
                  : say('tournaments.round', { round: rounds.length, rounds: roundCount(state) })}
            </span>
          )}
          {rounds.length > 0 && !closed && setup.format !== 'hill' && (
            <span>{say('hall.done', { done, of: rounds.at(-1)?.pairs.length ?? 0 })}</span>
          )}
          {phase === 'running' && <EndTime minutes={estimateDuration(state).minutes} />}
          {paused && <span className="hall-paused">{say('hall.paused')}</span>}
        </p>
        {isCeremonyShown ? (
          <Ceremony state={state} onDone={() => setCeremonyShown(false)} />
        ) : closed ? (
          <FinalResults
            id={id}
            state={state}
            onDuplicate={() => duplicate(id)}
            onExport={() => setOpenSheet({ is: 'export' })}
            onPrint={() => window.print()}
          />
        ) : (
          <div className="hall-desk">
            <NextCard
              {...{ state, nextStep, next, readyLegs: waitingLegs, readOnlyReason, actions, goButton, swapList }}
              flying={bots.flying}
              onFly={fly}
              onType={openPair}
              onBots={bots.letFly}
              onHalt={bots.halt}
              onClose={close}
            />
            <div className="hall-side">
              <Card className="hall-table" aria-label={say('hall.standings')}>
                <h2>{say('hall.standings')}</h2>
                {showsStandings ? <Standings state={state} /> : <p>{say('hall.hidden')}</p>}
              </Card>
              {rounds.length > 0 && (
                <Card as="div" className="hall-round">
                  <CurrentRound state={state} onPair={openPair} />
                </Card>
              )}
            </div>
          </div>
        )}
        <HallNav shortcuts={shortcuts} />
      </div>
      <PrintPage document={document} />
      {openSheet?.is === 'cross' && (
        <CrossSheet state={state} onPair={openPair} onWatch={watch} onClose={() => setOpenSheet(null)} />
      )}
      {openSheet?.is === 'bracket' && (
        <BracketSheet state={state} onPair={openPair} onClose={() => setOpenSheet(null)} />
      )}
      {openSheet?.is === 'people' && (
        <PeopleSheet
          state={state}
          disabled={readOnlyReason !== null}
          actions={actions}
          onClose={() => setOpenSheet(null)}
        />
      )}
      {openSheet?.is === 'export' && <ExportSheet document={document} onClose={() => setOpenSheet(null)} />}
      {openSheet?.is === 'log' && (
        <LogSheet
          document={document}
          disabled={readOnlyReason !== null}
          onTakeBack={(event) => setOpenSheet({ is: 'takeBack', event })}
          onClose={() => setOpenSheet(null)}
        />
      )}
      {openSheet?.is === 'takeBack' && (
        <TakeBackSheet
          document={document}
          event={openSheet.event}
          actions={actions}
          onClose={() => setOpenSheet(null)}
        />
      )}
      {result && (
        <ResultSheet
          key={result.id}
          document={document}
          pair={result}
          disabled={readOnlyReason !== null || closed}
          actions={actions}
          onWatch={watch}
          onClose={() => setOpenSheet(null)}
        />
      )}
      {bout && <BoutSheet document={document} pair={bout} actions={actions} onClose={() => setOpenSheet(null)} />}
      {openSheet?.is === 'pick' && (
        <PlanePickSheet
          state={state}
          readyLeg={openSheet.readyLeg}
          onPicked={(picked) => actions.fly(openSheet.readyLeg.slot, { picked })}
          onClose={() => setOpenSheet(null)}
        />
      )}
      <LiveRegion announcements={announcements} />
    </Page>
  );
}

/** Expected end as a time of day, rounded up to five minutes. */
function EndTime({ minutes }: { minutes: number }) {
  if (minutes === 0) return null;
  const end = new Date(Math.ceil((Date.now() + minutes * 60_000) / 300_000) * 300_000);
  return <span>{say('hall.ends', { time: formatTime(end.toISOString()) })}</span>;
}
