import { sideOfPlane } from '@aerodrome/engine/games/airspace/gameData.ts';
import { coveredBy } from '@aerodrome/engine/games/airspace/guns.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import { allies, germany } from '@aerodrome/engine/games/airspace/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useMemo, useState } from 'react';
import type { CornerProps, Scene } from '../../../table/table.ts';
import { useGameShortcuts } from '../../../table/useGameShortcuts.ts';
import { Button } from '../../../ui/Button.tsx';
import { KeyHint } from '../../../ui/KeyHint.tsx';
import type { AirspaceBoard } from '../board/board.ts';
import { useWrecks } from '../board/useWrecks.ts';
import { keyHandlers, keyLabel } from '../keys.ts';
import { hexName, planeNameMessage } from '../names.ts';

/** The map starts turned if people fly for Germany only. */
function startsTurned({ gameData, people }: Scene<AirspaceTypes>): boolean {
  const { sideOf } = gameData;
  return people.length > 0 && people.every((seat) => sideOf[seat] === germany);
}

/** The side that people fly for; if they fly for both, the side whose turn it is. */
function viewerSide({ gameData, people, view }: Scene<AirspaceTypes>): number {
  const { sideOf } = gameData;
  const sides = [...new Set(people.map((seat) => sideOf[seat]))];
  if (sides.length === 1) return sides[0];
  const { plane } = view;
  return plane < 0 ? allies : sideOfPlane(plane);
}

/** View controls: turn the map, and show the hexes that the other side could shoot into. */
export function Corner({ scene, board: sky }: CornerProps<AirspaceTypes, AirspaceBoard>) {
  const [turned, setTurned] = useState(() => startsTurned(scene));
  useEffect(() => {
    sky.turn(turned);
  }, [sky, turned]);
  useWrecks(sky, scene);
  const [held, setHeld] = useState(false);
  const [locked, setLocked] = useState(false);
  const shownThreats = held || locked;
  const { gameData, view } = scene;
  const theirs = 1 - viewerSide(scene);
  const covered = useMemo(
    () => (shownThreats ? coveredBy(gameData, view, theirs) : null),
    [shownThreats, gameData, view, theirs],
  );
  useEffect(() => {
    sky.threaten(covered ?? [], theirs);
  }, [sky, covered, theirs]);

  useGameShortcuts(
    scene,
    keyHandlers({
      turn: () => setTurned((now) => !now),
      threats: ({ shiftKey }) => (shiftKey ? setLocked((now) => !now) : setHeld(true)),
    }),
  );
  useEffect(() => {
    const onUp = ({ key }: KeyboardEvent) => key.toLowerCase() === 't' && setHeld(false);
    const onAway = () => setHeld(false);
    window.addEventListener('keyup', onUp);
    window.addEventListener('blur', onAway);
    return () => {
      window.removeEventListener('keyup', onUp);
      window.removeEventListener('blur', onAway);
    };
  }, []);
  return (
    <div className="corner">
      <Button
        className="corner-key"
        aria-pressed={locked}
        aria-label={say('table.airspace.threats')}
        title={say('table.airspace.threats.title')}
        onClick={() => setLocked(!locked)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0Z" />
          <circle cx="12" cy="12" r="3.4" />
        </svg>
        <KeyHint>{keyLabel('threats')}</KeyHint>
      </Button>
      <Button
        className="corner-key"
        aria-label={say('table.airspace.turn')}
        title={say('table.airspace.turn')}
        onClick={() => setTurned(!turned)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 9a8 8 0 0 1 14 1M19 15a8 8 0 0 1-14-1M19 4v6h-6M5 20v-6h6" />
        </svg>
        <KeyHint>{keyLabel('turn')}</KeyHint>
      </Button>
      <p className="hidden-visually" role="status">
        {covered && threatsText(scene, covered)}
      </p>
    </div>
  );
}

/** The threatened hexes in words, plane by plane. */
function threatsText({ gameData }: Scene<AirspaceTypes>, covered: ReturnType<typeof coveredBy>): string {
  const planes = [...new Set(covered.flatMap(({ planes }) => planes))];
  if (planes.length === 0) return say('table.airspace.threats.none');
  const lines = planes.map((plane) => {
    const hexes = covered.filter((one) => one.planes.includes(plane)).map(({ hex }) => hexName(hex));
    return say('table.airspace.threats.of', { plane: planeNameMessage(gameData, plane), hexes });
  });
  return say('table.airspace.threats.said', { threats: lines.join(' ') });
}
