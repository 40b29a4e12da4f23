import { crewNarrator } from '@aerodrome/engine/games/crew/narrate.ts';
import type { CrewOptions } from '@aerodrome/engine/games/crew/options.ts';
import type { CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import { useRef } from 'react';

/** The narration of each section that has been animated so far in the round. */
export function useSectionNarration(
  now: readonly CrewEvent[],
  options: CrewOptions,
): Readonly<Record<number, readonly string[]>> {
  const narration = useRef<{ now: readonly CrewEvent[]; section: number; lines: Record<number, readonly string[]> }>({
    now: [],
    section: 0,
    lines: {},
  });
  if (narration.current.now !== now) narration.current = continueNarration(narration.current, now, options);
  return narration.current.lines;
}

function continueNarration(
  { section, lines }: { section: number; lines: Record<number, readonly string[]> },
  now: readonly CrewEvent[],
  options: CrewOptions,
) {
  // Between two animations there are no events, and the narration stays.
  let [at, all] = [section, lines];
  const { narrate } = crewNarrator(options);
  for (const event of now) {
    if (event.type === 'cleanedUp' || event.type === 'actionEnded') [at, all] = [0, {}];
    if (event.type === 'revealed') at = event.section;
    if (event.type === 'revealed' && at === 1) all = {};
    if (at > 0) all = { ...all, [at]: [...(all[at] ?? []), ...narrate(event).map((line) => sentence(line))] };
  }
  return { now, section: at, lines: all };
}
