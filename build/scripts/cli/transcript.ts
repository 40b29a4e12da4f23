import type { AnyGameKind, Viewer } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { LogLine } from '@aerodrome/engine/core/record.ts';
import type { Narrator } from '@aerodrome/engine/text/narrator.ts';
import { type Message, say, sentence } from '@aerodrome/engine/text/say.ts';

/** The transcript of a match for one viewer. It uses that viewer's log only. */
export function transcript(match: Match, viewer: Viewer): string {
  const narrator = match.kind.narrator(match.options);
  const log = match.log(viewer);
  const lines = [
    say('replay.title', { game: { key: `game.${match.kind.id}` }, options: describe(match.kind, match.options) }),
    sentence({ key: 'replay.seats', params: { seats: seats(match, narrator) } }),
    seenBy(match, narrator, viewer),
    ...match.olderSegments.map(({ rulesVersion, steps }) => say('replay.older', { version: rulesVersion, steps })),
    '',
  ];
  for (const [at, line] of log.entries()) lines.push(...step(narrator, line, at));
  if (match.outcome === null) {
    lines.push('', say('replay.waiting', { names: match.awaiting().map((seat) => narrator.name(seat)) }));
  }
  if (viewer === 'all') lines.push('', say('replay.draws'), ...draws(match.kind, log));
  return `${lines.join('\n')}\n`;
}

function seats(match: Match, narrator: Narrator): Message[] {
  return match.game.seats.map(({ role }, seat) => {
    return {
      key: 'replay.seat',
      params: { name: narrator.name(seat), role: { key: `role.${match.kind.id}.${role}` } },
    };
  });
}

function seenBy(match: Match, narrator: Narrator, viewer: Viewer): string {
  if (viewer === 'table') return say('replay.seenByTable');
  // The seed reveals every draw, so it is shown only with open hands.
  if (viewer === 'all') return say('replay.seenByAll', { seed: match.seed });
  return say('replay.seenBySeat', { name: narrator.name(viewer) });
}

/** The chosen options; flags that are off, and the usual limits of a match, are omitted. */
function describe(kind: AnyGameKind, options: Record<string, unknown>): Message[] {
  return kind.options.flatMap(({ key, kind: type, when, competitiveDefault, default: usual }): Message[] => {
    if (when && !when(options)) return [];
    const label = `option.${kind.id}.${key}`;
    const value = options[key];
    if (competitiveDefault !== undefined && value === usual) return [];
    if (type === 'choice') return [{ key: `${label}.${value}` }];
    if (type === 'choices') return (value as string[]).map((choice) => ({ key: `${label}.${choice}` }));
    return type === 'flag' && value === true ? [{ key: label }] : [];
  });
}

/** The lines of a step; the first has its number. */
function step(narrator: Narrator, line: LogLine, at: number): string[] {
  const lines: string[] = [];
  let margin = number(at);
  for (const told of [title(narrator, line), ...line.events.flatMap((event) => narrator.narrate(event))]) {
    if (told === null) continue;
    if ('heading' in told) {
      lines.push('', sentence(told));
    } else {
      lines.push(margin + sentence(told));
      margin = ' '.repeat(margin.length);
    }
  }
  return lines;
}

function title(narrator: Narrator, { action, takeBack }: LogLine): Message | null {
  if (takeBack !== undefined) return { key: 'replay.takeBack', params: { step: takeBack } };
  return action === null ? { key: 'replay.setUp' } : narrator.action(action);
}

function number(at: number): string {
  return `${String(at).padStart(3)}  `;
}

function draws(kind: AnyGameKind, log: readonly LogLine[]): string[] {
  return log.flatMap(({ draws: drawn = [] }, at) => {
    const names = [...new Set(drawn.map((draw) => draw.name))];
    return names.map((name) => {
      const list = drawn
        .filter((draw) => draw.name === name)
        .map(({ value, bound }) => say('replay.drawn', { value: value + 1, bound }));
      const params = { name: { key: `draw.${kind.id}.${name}` }, draws: list.join(', ') };
      return number(at) + say('replay.drawsOf', params);
    });
  });
}
