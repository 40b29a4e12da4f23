import { bracketIn, pairIdOf } from '@aerodrome/engine/meta/tournament/bracketState.ts';
import type { BracketNode, Value } from '@aerodrome/engine/meta/tournament/elimination.ts';
import { inHalves } from '@aerodrome/engine/meta/tournament/figures.ts';
import { scoreOf } from '@aerodrome/engine/meta/tournament/pairs.ts';
import type { Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useApp } from '../../context.ts';
import { along, type BracketPlan, isFinal, isNamed, planBracket } from './bracketPlan.ts';
import { nameOf } from './words.ts';
import './bracket.css';

interface BracketProps {
  state: Tournament;
  onPair(pair: Pair): void;
  onClose(): void;
}

/** Steps of the zoom: the whole of 32 at a glance, or a name to be read across the room. */
const zooms = [0.55, 0.7, 0.85, 1, 1.25];

/** The largest step that shows the whole of it, and none at which the names are too small to be read. */
function firstZoom(state: Tournament): number {
  const bracket = bracketIn(state);
  if (!bracket) return 0;
  const { width, height } = sizeOf(planBracket(bracket));
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  // What edge, heading and tools of the sheet take.
  const [across, down] = [window.innerWidth * 0.97 - 4 * rem, window.innerHeight * 0.96 - 11 * rem];
  const fits = zooms.map((zoom) => width * zoom * rem <= across && height * zoom * rem <= down);
  return Math.min(3, Math.max(1, fits.lastIndexOf(true)));
}

export function BracketSheet({ state, onPair, onClose }: BracketProps) {
  const { settings } = useApp();
  const bracket = bracketIn(state);
  const [text, setText] = useState(false);
  const [zoom, setZoom] = useState(() => firstZoom(state));
  // Wherever the focus is: right after the sheet has opened it is on none of what is drawn.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key.toLowerCase() === 'v' && settings.singleKeys) setText((before) => !before);
      else if (event.key === '+') setZoom((before) => Math.min(zooms.length - 1, before + 1));
      else if (event.key === '-') setZoom((before) => Math.max(0, before - 1));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [settings.singleKeys]);
  if (!bracket) return null;
  return (
    <Sheet title={say('hall.bracket')} onClose={onClose} wide>
      <div className="bracket" style={{ fontSize: `${zooms[zoom]}rem` }}>
        <div className="bracket-tools">
          <button type="button" className="plain" aria-pressed={text} onClick={() => setText(!text)}>
            {say('hall.bracket.text')} <kbd>V</kbd>
          </button>
          <button
            type="button"
            className="plain"
            disabled={text || zoom === 0}
            aria-label={say('hall.bracket.smaller')}
            onClick={() => setZoom(zoom - 1)}
          >
            −
          </button>
          <button
            type="button"
            className="plain"
            disabled={text || zoom === zooms.length - 1}
            aria-label={say('hall.bracket.larger')}
            onClick={() => setZoom(zoom + 1)}
          >
            +
          </button>
          <span>{say('hall.bracket.hint')}</span>
        </div>
        {text ? <BracketText state={state} /> : <Drawn state={state} onPair={onPair} />}
      </div>
    </Sheet>
  );
}

/** Everything is measured in widths and heights of a card. */
export const card = { width: 11, height: 3.1, gapX: 2.2, gapY: 0.7 };
export const left = (x: number) => x * (card.width + card.gapX);
export const top = (y: number) => y * (card.height + card.gapY);
export const sizeOf = (plan: BracketPlan) => ({
  width: left(plan.width) - card.gapX,
  height: top(plan.height) - card.gapY,
});

function Drawn({ state, onPair }: Pick<BracketProps, 'state' | 'onPair'>) {
  const bracket = bracketIn(state);
  const plan = useMemo(() => bracket && planBracket(bracket), [bracket]);
  const [lit, setLit] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  if (!bracket || !plan) return null;
  const { width, height } = sizeOf(plan);
  const onKey = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-node]')?.dataset.node;
    const next = id && along(plan, id, event.key);
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-node="${next}"]`)?.focus();
  };
  const has = (id: string) => lit !== null && (bracket.resolved.get(id)?.values.includes(lit) ?? false);
  return (
    <div className="bracket-wall">
      <div className="bracket-sheet" style={{ height: `${height}em`, width: `${width}em` }}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {plan.wires.map(({ from, to }) => {
            const [x1, y1] = [left(from.x) + card.width, top(from.y) + card.height / 2];
            const [x2, y2] = [left(to.x), top(to.y) + card.height / 2];
            const middle = x2 - card.gapX / 2;
            const on = has(from.node.id) && has(to.node.id);
            return (
              <g key={`${from.node.id} ${to.node.id}`} className={on ? 'wire lit' : 'wire'}>
                <path d={`M${x1} ${y1}H${middle}V${y2}H${x2}`} />
                <circle cx={x2} cy={y2} r="0.22" />
              </g>
            );
          })}
        </svg>
        <ol ref={list} onKeyDown={onKey} aria-label={say('hall.bracket')}>
          {plan.pegs.map(({ node, x, y }) => {
            const { values = [undefined, undefined], winner } = bracket.resolved.get(node.id) ?? {};
            const pair = state.pairs.get(pairIdOf(state, node.id));
            const bye = values.includes(null);
            return (
              <li key={node.id} style={{ left: `${left(x)}em`, top: `${top(y)}em`, width: `${card.width}em` }}>
                <button
                  type="button"
                  className={`node${bye ? ' bye' : ''}${has(node.id) ? ' lit' : ''}`}
                  data-node={node.id}
                  aria-disabled={!pair}
                  onClick={() => pair && onPair(pair)}
                  onFocus={() => setLit(typeof winner === 'string' ? winner : (values.find(isEntrant) ?? null))}
                  onBlur={() => setLit(null)}
                >
                  <span className={isNamed(bracket.nodes, node) ? 'node-name' : 'hidden-visually'}>
                    {roundName(bracket.nodes, node)}
                  </span>
                  {values.map((value, side) => (
                    <span
                      key={side}
                      className={isEntrant(value) && value === winner ? 'won' : undefined}
                      onPointerEnter={() => isEntrant(value) && setLit(value)}
                      onPointerLeave={() => setLit(null)}
                    >
                      <i>{valueName(state, value)}</i>
                      <b>{pair && begun(pair) ? scoreFor(state, pair, value) : ''}</b>
                    </span>
                  ))}
                  {isEntrant(winner) && (
                    <span className="hidden-visually">
                      {say('hall.bracket.goesOn', { name: nameOf(state, winner) })}
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

export function isEntrant(value: Value): value is string {
  return typeof value === 'string';
}

export function begun({ legs }: Pair): boolean {
  return legs.some(({ state }) => state !== 'open');
}

export function valueName(state: Tournament, value: Value): string {
  if (value === undefined) return '';
  return value === null ? say('hall.bracket.bye') : nameOf(state, value);
}

export function scoreFor(state: Tournament, pair: Pair, value: Value): string {
  const score = scoreOf(state, pair);
  return isEntrant(value) ? inHalves(score[pair.sides[0].includes(value) ? 0 : 1]) : '';
}

export function roundName(nodes: readonly BracketNode[], node: BracketNode): string {
  const { branch, round, id } = node;
  if (isFinal(nodes, node)) return say(id === 'f.2' ? 'hall.bracket.final2' : 'hall.bracket.final');
  if (branch === 'third') return say('hall.bracket.third');
  return say(`hall.bracket.${branch}`, { round: branch === 'losers' ? round - 1 : round });
}

/** A match of the bracket in one line: who meets whom, and how it went. */
function nodeInWords(state: Tournament, node: BracketNode): string {
  const { values = [undefined, undefined], winner } = bracketIn(state)?.resolved.get(node.id) ?? {};
  const pair = state.pairs.get(pairIdOf(state, node.id));
  const sideName = (side: 0 | 1) => valueName(state, values[side]) || say('hall.bracket.unknown');
  const [a, b] = [sideName(0), sideName(1)];
  if (values.includes(null)) return say('hall.bracket.byeOf', { a, b });
  const score = pair && begun(pair) ? values.map((value) => scoreFor(state, pair, value)).join(':') : '';
  if (!isEntrant(winner)) return say('hall.bracket.open', { a, b, score });
  return say('hall.bracket.done', { a, b, score, winner: nameOf(state, winner) });
}

/** The same in words, round by round. */
function BracketText({ state }: { state: Tournament }) {
  const bracket = bracketIn(state);
  if (!bracket) return null;
  const { pegs } = planBracket(bracket);
  const rounds = new Map<string, BracketNode[]>();
  for (const { node } of pegs) {
    const name = roundName(bracket.nodes, node);
    rounds.set(name, [...(rounds.get(name) ?? []), node]);
  }
  return (
    <div className="bracket-text">
      {[...rounds].map(([name, nodes]) => (
        <section key={name}>
          <h3>{name}</h3>
          <ol>
            {nodes.map((node) => (
              <li key={node.id}>{nodeInWords(state, node)}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
