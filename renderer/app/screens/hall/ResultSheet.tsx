import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { correctResult, voidedByCorrection } from '@aerodrome/engine/meta/tournament/corrections.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { EventOf, PairSide } from '@aerodrome/engine/meta/tournament/events.ts';
import { planesFor } from '@aerodrome/engine/meta/tournament/legs.ts';
import { isSettled } from '@aerodrome/engine/meta/tournament/pairs.ts';
import { planePlaces, plannedPlanes } from '@aerodrome/engine/meta/tournament/planes.ts';
import { gameOfPair } from '@aerodrome/engine/meta/tournament/scheduledGames.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import type { Leg, Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { planeName } from '../pilots/planeNames.ts';
import { LegField, type LegInput, type PlaneInput, undecided } from './LegField.tsx';
import { describeEvent, entrantName, pairName, sideName } from './tournamentText.ts';
import type { TournamentActions } from './useTournament.ts';

type LegResult = Omit<EventOf<'result'>, 'at'>;

interface ResultSheetProps {
  document: TournamentDocument;
  pair: Pair;
  disabled: boolean;
  actions: TournamentActions;
  onWatch(leg: Leg): void;
  onClose(): void;
}

/** Manual result of a pairing that was played on a real table, or a correction, with a preview of the standings. */
export function ResultSheet({ document, pair, disabled, actions, onWatch, onClose }: ResultSheetProps) {
  const state = tournamentLog.fold(document);
  const names = [sideName(state, pair, 0), sideName(state, pair, 1)] as const;
  const [typed, setTyped] = useState<Readonly<Record<number, LegInput>>>({});
  const form = useRef<HTMLFormElement>(null);
  // Runs after the sheet's own effect: showModal gives focus to the close button, whose Enter would discard the answer.
  useEffect(() => {
    const firstOpen = form.current?.querySelector('.leg:not(:has(.leg-known))') ?? form.current?.querySelector('.leg');
    const answer = firstOpen?.querySelector('input:checked') ?? firstOpen?.querySelector('input');
    if (answer instanceof HTMLElement) answer.focus();
  }, []);
  const changed = pair.legs.filter(({ number }) => typed[number] !== undefined && typed[number].winner !== undecided);
  const results = changed.map((leg) => resultOf(pair, leg, itemAt(typed, leg.number)));
  const after = enterResults(document, results, previewTime);
  const voidedEvents = results
    .flatMap((result) => eventsVoidedBy(document, result))
    .filter((event) => !isResultOf(document, event, pair.id));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await actions.change((book, at) => enterResults(book, results, at), true)) onClose();
  };
  const forfeit = async (by: PairSide) => {
    if (await actions.append({ type: 'forfeit', pair: pair.id, by })) onClose();
  };
  return (
    <Sheet title={say('hall.result.title', { pair: pairName(state, pair) })} onClose={onClose}>
      <form ref={form} className="result" onSubmit={save}>
        {pair.legs.map((leg) => (
          <LegField
            key={leg.number}
            leg={leg}
            places={planeFields(state, pair, leg)}
            names={names}
            typed={typed[leg.number]}
            disabled={disabled}
            onChange={(of) => setTyped({ ...typed, [leg.number]: of })}
            onWatch={() => onWatch(leg)}
          />
        ))}
        {voidedEvents.length > 0 && (
          <div className="result-gone" role="alert">
            <p>{say('hall.result.gone', { count: voidedEvents.length })}</p>
            <ul>
              {voidedEvents.map((event) => (
                <li key={event}>{describeEvent(state, document.log, itemAt(document.log, event))}</li>
              ))}
            </ul>
          </div>
        )}
        {results.length > 0 && 'ok' in after && (state.setup.public || state.phase === 'closed') && (
          <p className="result-preview">
            <b>{say('hall.result.preview')}</b>{' '}
            {standingsOf(tournamentLog.fold(after.ok))
              .slice(0, 6)
              .map(({ place, entrant, points }) =>
                say('hall.result.place', { place, name: entrantName(state, entrant), points: points.text }),
              )
              .join(' · ')}
          </p>
        )}
        <div className="result-buttons">
          <Button type="submit" look="great" disabled={disabled || results.length === 0}>
            {say('hall.result.save')}
          </Button>
          {!pair.done &&
            ([0, 1] as const).map((side) => (
              <Button key={side} look="plain" disabled={disabled} onClick={() => forfeit(side)}>
                {say('hall.result.forfeit', { name: names[side] })}
              </Button>
            ))}
        </div>
      </form>
    </Sheet>
  );
}

/** Time of the events of a preview; only their order matters. */
const previewTime = new Date(0).toISOString();

function resultOf(pair: Pair, { number }: Leg, { winner, net, planes, note }: LegInput): LegResult {
  const share = net.trim() === '' ? undefined : Math.max(-1, Math.min(1, Number(net.replace(',', '.')) / 100));
  const typed = {
    ...(share !== undefined && Number.isFinite(share) && { net: share }),
    ...(planes.length > 0 && planes.every((plane) => plane !== '') && { planes }),
    ...(note.trim() !== '' && { note: note.trim() }),
  };
  return { type: 'result', pair: pair.id, leg: number, winner: winner === undecided ? null : winner, typed };
}

/** The plane choices of a leg; none for a game without a choice of planes. */
function planeFields(state: Tournament, pair: Pair, leg: Leg): PlaneInput[] {
  const scheduledGame = gameOfPair(state, pair);
  const expected = plannedPlanes(state, pair, leg);
  const ofFirst = planePlaces(state, pair, leg, 0);
  return planesFor(scheduledGame).map((choices, place) => ({
    name: sideName(state, pair, ofFirst.includes(place) ? 0 : 1),
    choices: choices.map((key) => ({ key, name: planeName(`${scheduledGame.game}/${key}`) })),
    expected: expected[place] ?? '',
  }));
}

function legIn(document: TournamentDocument, { pair, leg }: LegResult): Leg | undefined {
  return tournamentLog.fold(document).pairs.get(pair)?.legs[leg];
}

/** Whether a leg has no result to be corrected: it is open, in the air, or a forfeit. */
function isFirstResult(document: TournamentDocument, result: LegResult): boolean {
  const leg = legIn(document, result);
  return !leg || !isSettled(leg) || leg.state === 'forfeit';
}

function enterResult(document: TournamentDocument, result: LegResult, at: string): Result<TournamentDocument> {
  return isFirstResult(document, result)
    ? tournamentLog.append(document, at, result)
    : correctResult(document, result, '', at);
}

function enterResults(
  document: TournamentDocument,
  results: readonly LegResult[],
  at: string,
): Result<TournamentDocument> {
  return results.reduce<Result<TournamentDocument>>(
    (so, result) => ('problem' in so ? so : enterResult(so.ok, result, at)),
    {
      ok: document,
    },
  );
}

function eventsVoidedBy(document: TournamentDocument, result: LegResult): number[] {
  return isFirstResult(document, result) ? [] : voidedByCorrection(document, result);
}

function isResultOf({ log }: TournamentDocument, at: number, pair: string): boolean {
  const event = itemAt(log, at);
  return event.type === 'result' && event.pair === pair;
}
