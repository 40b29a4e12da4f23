import { currentBracket, pairIdOf } from '@aerodrome/engine/meta/tournament/bracketState.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { isolateDirection } from '@aerodrome/engine/text/bidi.ts';
import {
  cardSize,
  columnLeft,
  hasBegun,
  isEntrant,
  layoutSize,
  roundName,
  rowTop,
  scoreFor,
  slotName,
} from './Bracket.tsx';
import { hasRoundName, layoutBracket } from './bracketLayout.ts';

/** A bracket with more columns is printed in landscape. */
const maxPortraitColumns = 6;

/** The bracket for printing, as wide as the page. */
export function PrintBracket({ state }: { state: Tournament }) {
  const bracket = currentBracket(state);
  if (!bracket) return null;
  const layout = layoutBracket(bracket);
  const { width, height } = layoutSize(layout);
  return (
    <svg
      className={layout.width > maxPortraitColumns && width > height ? 'print-bracket print-wide' : 'print-bracket'}
      viewBox={`-0.1 -0.1 ${width + 0.2} ${height + 0.2}`}
      aria-hidden="true"
    >
      {layout.connectors.map(({ from, to }) => {
        const [x1, y1] = [columnLeft(from.x) + cardSize.width, rowTop(from.y) + cardSize.height / 2];
        const [x2, y2] = [columnLeft(to.x), rowTop(to.y) + cardSize.height / 2];
        return <path key={`${from.node.id} ${to.node.id}`} d={`M${x1} ${y1}H${x2 - cardSize.gapX / 2}V${y2}H${x2}`} />;
      })}
      {layout.placed.map(({ node, x, y }) => {
        const { values = [undefined, undefined], winner } = bracket.resolved.get(node.id) ?? {};
        const pair = state.pairs.get(pairIdOf(state, node.id));
        return (
          <g key={node.id} transform={`translate(${columnLeft(x)} ${rowTop(y)})`}>
            {hasRoundName(bracket.nodes, node) && <text y="-0.35">{roundName(bracket.nodes, node)}</text>}
            <rect width={cardSize.width} height={cardSize.height} />
            <path d={`M0 ${cardSize.height / 2}H${cardSize.width}`} />
            {values.map((value, side) => (
              <text
                key={side}
                x="0.4"
                y={(cardSize.height / 2) * side + 1.1}
                fontWeight={isEntrant(value) && value === winner ? 700 : 400}
              >
                {isolateDirection(slotName(state, value).slice(0, 18))}
                <tspan x={cardSize.width - 0.4} textAnchor="end">
                  {pair && hasBegun(pair) ? scoreFor(state, pair, value) : ''}
                </tspan>
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
