import { currentBracket, pairIdOf } from '@aerodrome/engine/meta/tournament/bracketState.ts';
import type { BracketNode, BracketPlace } from '@aerodrome/engine/meta/tournament/elimination.ts';
import { formatPoints } from '@aerodrome/engine/meta/tournament/formatFigures.ts';
import { pairScore } from '@aerodrome/engine/meta/tournament/pairs.ts';
import type { Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useApp } from '../../context.ts';
import { type BracketLayout, hasRoundName, isFinal, layoutBracket, nodeInDirection } from './bracketLayout.ts';
import { entrantName } from './tournamentText.ts';
import './bracket.css';

interface BracketProps {
  state: Tournament;
  onPair(pair: Pair): void;
  onClose(): void;
}

/** Zoom steps, from a whole bracket of 32 to names that can be read across a room. */
const zooms = [0.55, 0.7, 0.85, 1, 1.25];

/** Index of the largest zoom step that shows the whole bracket with readable names. */
function initialZoom(state: Tournament): number {
  const bracket = currentBracket(state);
  if (!bracket) return 0;
  const { width, height } = layoutSize(layoutBracket(bracket));
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  // Minus the sheet's border, heading and toolbar.
  const [across, down] = [window.innerWidth * 0.97 - 4 * rem, window.innerHeight * 0.96 - 11 * rem];
  const fits = zooms.map((zoom) => width * zoom * rem <= across && height * zoom * rem <= down);
  return Math.min(3, Math.max(1, fits.lastIndexOf(true)));
}

export function BracketSheet({ state, onPair, onClose }: BracketProps) {
  const { settings } = useApp();
  const bracket = currentBracket(state);
  const [text, setText] = useState(false);
  const [zoom, setZoom] = useState(() => initialZoom(state));
  // On the window: right after the sheet has opened, the focus is outside the drawing.
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
          <Button look="plain" aria-pressed={text} onClick={() => setText(!text)}>
            {say('hall.bracket.text')} <kbd>V</kbd>
          </Button>
          <Button
            look="plain"
            disabled={text || zoom === 0}
            aria-label={say('hall.bracket.smaller')}
            onClick={() => setZoom(zoom - 1)}
          >
            −
          </Button>
          <Button
            look="plain"
            disabled={text || zoom === zooms.length - 1}
            aria-label={say('hall.bracket.larger')}
            onClick={() => setZoom(zoom + 1)}
          >
            +
          </Button>
          <span>{say('hall.bracket.hint')}</span>
        </div>
        {text ? <BracketText state={state} /> : <BracketDrawing state={state} onPair={onPair} />}
      </div>
    </Sheet>
  );
}

/** Card of a match, in em. Layout coordinates are multiplied by its width and height. */
export const cardSize = { width: 11, height: 3.1, gapX: 2.2, gapY: 0.7 };
export const columnLeft = (x: number) => x * (cardSize.width + cardSize.gapX);
export const rowTop = (y: number) => y * (cardSize.height + cardSize.gapY);
export const layoutSize = (layout: BracketLayout) => ({
  width: columnLeft(layout.width) - cardSize.gapX,
  height: rowTop(layout.height) - cardSize.gapY,
});

function BracketDrawing({ state, onPair }: Pick<BracketProps, 'state' | 'onPair'>) {
  const bracket = currentBracket(state);
  const layout = useMemo(() => bracket && layoutBracket(bracket), [bracket]);
  const [lit, setLit] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  if (!bracket || !layout) return null;
  const { width, height } = layoutSize(layout);
  const onKey = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-node]')?.dataset.node;
    const next = id && nodeInDirection(layout, id, event.key);
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-node="${next}"]`)?.focus();
  };
  const has = (id: string) => lit !== null && (bracket.resolved.get(id)?.values.includes(lit) ?? false);
  return (
    <div className="bracket-wall">
      <div className="bracket-sheet" style={{ height: `${height}em`, width: `${width}em` }}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {layout.connectors.map(({ from, to }) => {
            const [x1, y1] = [columnLeft(from.x) + cardSize.width, rowTop(from.y) + cardSize.height / 2];
            const [x2, y2] = [columnLeft(to.x), rowTop(to.y) + cardSize.height / 2];
            const middle = x2 - cardSize.gapX / 2;
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
          {layout.placed.map(({ node, x, y }) => {
            const { values = [undefined, undefined], winner } = bracket.resolved.get(node.id) ?? {};
            const pair = state.pairs.get(pairIdOf(state, node.id));
            const bye = values.includes(null);
            return (
              <li
                key={node.id}
                style={{ left: `${columnLeft(x)}em`, top: `${rowTop(y)}em`, width: `${cardSize.width}em` }}
              >
                <Button
                  className={`node${bye ? ' bye' : ''}${has(node.id) ? ' lit' : ''}`}
                  data-node={node.id}
                  aria-disabled={!pair}
                  onClick={() => pair && onPair(pair)}
                  onFocus={() => setLit(typeof winner === 'string' ? winner : (values.find(isEntrant) ?? null))}
                  onBlur={() => setLit(null)}
                >
                  <span className={hasRoundName(bracket.nodes, node) ? 'node-name' : 'hidden-visually'}>
                    {roundName(bracket.nodes, node)}
                  </span>
                  {values.map((value, side) => (
                    <span
                      key={side}
                      className={isEntrant(value) && value === winner ? 'won' : undefined}
                      onPointerEnter={() => isEntrant(value) && setLit(value)}
                      onPointerLeave={() => setLit(null)}
                    >
                      <i>
                        <bdi>{slotName(state, value)}</bdi>
                      </i>
                      <b>{pair && hasBegun(pair) ? scoreFor(state, pair, value) : ''}</b>
                    </span>
                  ))}
                  {isEntrant(winner) && (
                    <span className="hidden-visually">
                      {say('hall.bracket.goesOn', { name: entrantName(state, winner) })}
                    </span>
                  )}
                </Button>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

export function isEntrant(value: BracketPlace): value is string {
  return typeof value === 'string';
}

export function hasBegun({ legs }: Pair): boolean {
  return legs.some(({ state }) => state !== 'open');
}

export function slotName(state: Tournament, value: BracketPlace): string {
  if (value === undefined) return '';
  return value === null ? say('hall.bracket.bye') : entrantName(state, value);
}

export function scoreFor(state: Tournament, pair: Pair, value: BracketPlace): string {
  const score = pairScore(state, pair);
  return isEntrant(value) ? formatPoints(score[pair.sides[0].includes(value) ? 0 : 1]) : '';
}

export function roundName(nodes: readonly BracketNode[], node: BracketNode): string {
  const { branch, round, id } = node;
  if (isFinal(nodes, node)) return say(id === 'f.2' ? 'hall.bracket.final2' : 'hall.bracket.final');
  if (branch === 'third') return say('hall.bracket.third');
  return say(`hall.bracket.${branch}`, { round: branch === 'losers' ? round - 1 : round });
}

/** A match of the bracket as a line of text. */
function describeNode(state: Tournament, node: BracketNode): string {
  const { values = [undefined, undefined], winner } = currentBracket(state)?.resolved.get(node.id) ?? {};
  const pair = state.pairs.get(pairIdOf(state, node.id));
  const sideName = (side: 0 | 1) => slotName(state, values[side]) || say('hall.bracket.unknown');
  const [a, b] = [sideName(0), sideName(1)];
  if (values.includes(null)) return say('hall.bracket.byeOf', { a, b });
  const score = pair && hasBegun(pair) ? values.map((value) => scoreFor(state, pair, value)).join(':') : '';
  if (!isEntrant(winner)) return say('hall.bracket.open', { a, b, score });
  return say('hall.bracket.done', { a, b, score, winner: entrantName(state, winner) });
}

/** The bracket as text, by round. */
function BracketText({ state }: { state: Tournament }) {
  const bracket = currentBracket(state);
  if (!bracket) return null;
  const { placed } = layoutBracket(bracket);
  const rounds = new Map<string, BracketNode[]>();
  for (const { node } of placed) {
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
              <li key={node.id}>{describeNode(state, node)}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
