import { itemAt } from '@aerodrome/engine/core/items.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { planeField } from '@aerodrome/engine/meta/tournament/legs.ts';
import { nextPlanePick, pickedPlanes } from '@aerodrome/engine/meta/tournament/planePicks.ts';
import type { ReadyLeg } from '@aerodrome/engine/meta/tournament/schedule.ts';
import { gameOfPair } from '@aerodrome/engine/meta/tournament/scheduledGames.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { gameOf } from '../../../games/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { sideName } from './tournamentText.ts';

interface PlanePickSheetProps {
  state: Tournament;
  readyLeg: ReadyLeg;
  onPicked(picked: readonly string[]): void;
  onClose(): void;
}

/** Plane choice before a match: one side strikes a plane out, the other picks first. */
export function PlanePickSheet({ state, readyLeg: { pair, leg }, onPicked, onClose }: PlanePickSheetProps) {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const { game } = gameOfPair(state, pair);
  const key = planeField(itemAt(games, game))?.key ?? '';
  const Picture = gameOf(game).pictures[key];
  const asked = nextPlanePick(state, pair, leg, answers);
  const answer = (choice: string) => {
    const all = [...answers, choice];
    if (nextPlanePick(state, pair, leg, all)) setAnswers(all);
    else onPicked(pickedPlanes(state, pair, leg, all));
  };
  return (
    <Sheet title={say('hall.pick')} onClose={onClose}>
      {asked && (
        <>
          <p role="status">{say(`hall.pick.${asked.does}`, { name: sideName(state, pair, asked.side) })}</p>
          <div className="pick-choices" data-game={game}>
            {asked.choices.map((choice) => (
              <Button key={choice} look="plain" onClick={() => answer(choice)}>
                {Picture && <Picture choice={choice} />}
                {say(`option.${game}.${key}.${choice}`)}
              </Button>
            ))}
          </div>
          {answers.length > 0 && (
            <Button look="quiet" onClick={() => setAnswers(answers.slice(0, -1))}>
              {say('hall.pick.back')}
            </Button>
          )}
        </>
      )}
    </Sheet>
  );
}
