import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { nextPick } from '@aerodrome/engine/meta/tournament/picking.ts';
import { nextOf, roundCount } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { forecast, type Slot, upNext } from '@aerodrome/engine/meta/tournament/schedule.ts';
import type { Leg, Pair } from '@aerodrome/engine/meta/tournament/state.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useRef, useState } from 'react';
import { Spoken, useSpoken } from '../../ui/Spoken.tsx';
import { useKeys } from '../../ui/useKeys.ts';
import { useApp } from '../context.ts';
import { hourOf } from '../dates.ts';
import { Page } from '../Page.tsx';
import { keepsStill } from '../systemSettings.ts';
import { BoutSheet } from './hall/BoutSheet.tsx';
import { BracketSheet } from './hall/Bracket.tsx';
import { Ceremony } from './hall/Ceremony.tsx';
import { CrossSheet } from './hall/CrossTable.tsx';
import { ExportSheet } from './hall/ExportSheet.tsx';
import { HallNav } from './hall/HallNav.tsx';
import { HonourPage } from './hall/Honour.tsx';
import { LogSheet, TakeBackSheet } from './hall/LogSheet.tsx';
import { NextCard } from './hall/NextCard.tsx';
import { PeopleSheet } from './hall/PeopleSheet.tsx';
import { PickSheet } from './hall/PickSheet.tsx';
import { PrintPage } from './hall/PrintPage.tsx';
import { ResultSheet } from './hall/ResultSheet.tsx';
import { Standings } from './hall/Standings.tsx';
import { ThisRound } from './hall/ThisRound.tsx';
import { useBotFlights } from './hall/useBotFlights.ts';
import { settledIn, useEarlier } from './hall/useEarlier.ts';
import { type TournamentActions, useHall } from './hall/useHall.ts';
import { against, flightName } from './hall/words.ts';
import { useDuplicate } from './tournaments/useDuplicate.ts';
import './tournaments.css';
import './hall.css';

/** The home of a tournament: the screen that stays on the table all evening. */
export function Hall({ id }: { id: string }) {
  const { send, info } = useApp();
  const { document, problem, actions } = useHall(id);
  const { copy, goBack } = useEarlier(id, problem !== null, actions.reload);
  const leave = () => send({ type: 'tournaments' });
  if (document) return <OpenHall id={id} document={document} actions={actions} onLeave={leave} />;
  return (
    <Page title={say('hall.title')} className="hall" back={{ label: say('tournaments.back'), go: leave }}>
      {problem && (
        <section className="saves-none paper on-paper">
          <h2>{say('hall.broken')}</h2>
          <p>{explain(problem)}</p>
          {copy && (
            <>
              <p>{say('hall.earlier', { legs: settledIn(copy) })}</p>
              <button type="button" className="great" disabled={info.readOnly} onClick={goBack}>
                {say('hall.goBack')}
              </button>
            </>
          )}
        </section>
      )}
    </Page>
  );
}

/** What lies over the hall. */
type Over =
  | { is: 'cross' | 'bracket' | 'log' | 'people' | 'export' }
  | { is: 'takeBack'; event: number | null }
  | { is: 'result' | 'bout'; pair: string }
  | { is: 'pick'; slot: Slot };

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
  const [over, setOver] = useState<Over | null>(null);
  const [crowning, setCrowning] = useState(false);
  const { lines, speak } = useSpoken();
  const bots = useBotFlights(id, document, actions);
  const duplicate = useDuplicate();
  const barred = info.readOnly ? say('tournaments.readOnly') : null;
  const slots = phase === 'running' ? upNext(state) : [];
  const next = slots.find((slot) => !slot.bots) ?? null;
  const coming = nextOf(state);
  const result = over?.is === 'result' ? pairs.get(over.pair) : undefined;
  const bout = over?.is === 'bout' ? pairs.get(over.pair) : undefined;
  const untouched = next && setup.format === 'hill' && next.pair.legs.every((leg) => leg.state === 'open');
  const closed = phase === 'closed';

  const announced = next
    ? say('hall.spoken', {
        round: next.pair.round,
        pair: against(state, next.pair),
        flight: flightName(state, next.pair),
      })
    : say(`hall.spoken.${coming.is}`);
  useEffect(() => {
    speak(announced);
  }, [announced, speak]);

  const fly = (slot: Slot) => {
    if (slot.leg.state === 'open' && nextPick(state, slot.pair, slot.leg, [])) setOver({ is: 'pick', slot });
    else actions.fly(slot.slot);
  };
  const watch = async ({ flying }: Leg) => {
    if (flying) await actions.watch(flying.matchId);
  };
  const openPair = (pair: Pair) => setOver({ is: 'result', pair: pair.id });
  const close = async () => {
    if (!(await actions.append({ type: 'closed' }))) return;
    if (!keepsStill(settings)) setCrowning(true);
  };
  const pause = () => !barred && phase === 'running' && actions.append({ type: paused ? 'resumed' : 'paused' });
  const goButton = useRef<HTMLButtonElement>(null);
  const swapList = useRef<HTMLOListElement>(null);
  const go = () => goButton.current?.click();
  const swap = () => swapList.current?.querySelector('button')?.focus();
  const ways: Readonly<Record<string, () => void>> = {
    l: () => setOver({ is: 'log' }),
    t: () => setOver({ is: 'cross' }),
    ...(state.bracket && { b: () => setOver({ is: 'bracket' }) }),
    w: () => setOver({ is: 'people' }),
    x: () => setOver({ is: 'export' }),
    ...(!barred && { u: () => setOver({ is: 'takeBack', event: null }) }),
    ...(coming.is === 'pairing' && !state.bracket && setup.format !== 'hill' && { m: swap }),
    ...(untouched && !barred && { m: () => setOver({ is: 'bout', pair: next.pair.id }) }),
    ...(!closed && { p: pause }),
    ...(next && !barred && { r: () => openPair(next.pair) }),
  };
  useKeys(crowning ? {} : { ...ways, Enter: go, Escape: onLeave }, settings.singleKeys);

  const done = rounds.at(-1)?.pairs.filter((pair) => pairs.get(pair)?.done).length ?? 0;
  const shown = setup.public || closed;
  return (
    <Page
      title={setup.title}
      className="hall"
      back={{ label: say('tournaments.back'), go: onLeave }}
      actions={
        !closed && (
          <button type="button" className="plain" disabled={barred !== null} aria-pressed={paused} onClick={pause}>
            {say(paused ? 'hall.resume' : 'hall.pause')} <kbd>P</kbd>
          </button>
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
          {phase === 'running' && <Ends minutes={forecast(state).minutes} />}
          {paused && <span className="hall-paused">{say('hall.paused')}</span>}
        </p>
        {crowning ? (
          <Ceremony state={state} onDone={() => setCrowning(false)} />
        ) : closed ? (
          <HonourPage
            id={id}
            state={state}
            onAgain={() => duplicate(id)}
            onExport={() => setOver({ is: 'export' })}
            onPrint={() => window.print()}
          />
        ) : (
          <div className="hall-desk">
            <NextCard
              {...{ state, coming, next, slots, barred, actions, goButton, swapList }}
              flying={bots.flying}
              onFly={fly}
              onType={openPair}
              onBots={bots.letFly}
              onHalt={bots.halt}
              onClose={close}
            />
            <div className="hall-side">
              <section className="hall-table paper on-paper" aria-label={say('hall.standings')}>
                <h2>{say('hall.standings')}</h2>
                {shown ? <Standings state={state} /> : <p>{say('hall.hidden')}</p>}
              </section>
              {rounds.length > 0 && (
                <div className="hall-round paper on-paper">
                  <ThisRound state={state} onPair={openPair} />
                </div>
              )}
            </div>
          </div>
        )}
        <HallNav ways={ways} />
      </div>
      <PrintPage document={document} />
      {over?.is === 'cross' && (
        <CrossSheet state={state} onPair={openPair} onWatch={watch} onClose={() => setOver(null)} />
      )}
      {over?.is === 'bracket' && <BracketSheet state={state} onPair={openPair} onClose={() => setOver(null)} />}
      {over?.is === 'people' && (
        <PeopleSheet state={state} barred={barred !== null} actions={actions} onClose={() => setOver(null)} />
      )}
      {over?.is === 'export' && <ExportSheet document={document} onClose={() => setOver(null)} />}
      {over?.is === 'log' && (
        <LogSheet
          document={document}
          barred={barred !== null}
          onTakeBack={(event) => setOver({ is: 'takeBack', event })}
          onClose={() => setOver(null)}
        />
      )}
      {over?.is === 'takeBack' && (
        <TakeBackSheet document={document} event={over.event} actions={actions} onClose={() => setOver(null)} />
      )}
      {result && (
        <ResultSheet
          key={result.id}
          document={document}
          pair={result}
          barred={barred !== null || closed}
          actions={actions}
          onWatch={watch}
          onClose={() => setOver(null)}
        />
      )}
      {bout && <BoutSheet document={document} pair={bout} actions={actions} onClose={() => setOver(null)} />}
      {over?.is === 'pick' && (
        <PickSheet
          state={state}
          slot={over.slot}
          onPicked={(picked) => actions.fly(over.slot.slot, { picked })}
          onClose={() => setOver(null)}
        />
      )}
      <Spoken lines={lines} />
    </Page>
  );
}

/** About when the evening ends, by the clock of this room. */
function Ends({ minutes }: { minutes: number }) {
  if (minutes === 0) return null;
  const end = new Date(Math.ceil((Date.now() + minutes * 60_000) / 300_000) * 300_000);
  return <span>{say('hall.ends', { time: hourOf(end.toISOString()) })}</span>;
}
