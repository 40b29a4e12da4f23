import { bracketIn, pairIdOf } from '@aerodrome/engine/meta/tournament/bracketState.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { begun, card, isEntrant, left, roundName, scoreFor, sizeOf, top, valueName } from './Bracket.tsx';
import { isNamed, planBracket } from './bracketPlan.ts';

/** More columns than this cannot be read on a sheet that stands upright. */
const upright = 6;

/** The bracket for a wall: the same drawing with nothing to press, as wide as the page. */
export function PrintBracket({ state }: { state: Tournament }) {
  const bracket = bracketIn(state);
  if (!bracket) return null;
  const plan = planBracket(bracket);
  const { width, height } = sizeOf(plan);
  return (
    <svg
      className={plan.width > upright && width > height ? 'print-bracket print-wide' : 'print-bracket'}
      viewBox={`-0.1 -0.1 ${width + 0.2} ${height + 0.2}`}
      aria-hidden="true"
    >
      {plan.wires.map(({ from, to }) => {
        const [x1, y1] = [left(from.x) + card.width, top(from.y) + card.height / 2];
        const [x2, y2] = [left(to.x), top(to.y) + card.height / 2];
        return <path key={`${from.node.id} ${to.node.id}`} d={`M${x1} ${y1}H${x2 - card.gapX / 2}V${y2}H${x2}`} />;
      })}
      {plan.pegs.map(({ node, x, y }) => {
        const { values = [undefined, undefined], winner } = bracket.resolved.get(node.id) ?? {};
        const pair = state.pairs.get(pairIdOf(state, node.id));
        return (
          <g key={node.id} transform={`translate(${left(x)} ${top(y)})`}>
            {isNamed(bracket.nodes, node) && <text y="-0.35">{roundName(bracket.nodes, node)}</text>}
            <rect width={card.width} height={card.height} />
            <path d={`M0 ${card.height / 2}H${card.width}`} />
            {values.map((value, side) => (
              <text
                key={side}
                x="0.4"
                y={(card.height / 2) * side + 1.1}
                fontWeight={isEntrant(value) && value === winner ? 700 : 400}
              >
                {valueName(state, value).slice(0, 18)}
                <tspan x={card.width - 0.4} textAnchor="end">
                  {pair && begun(pair) ? scoreFor(state, pair, value) : ''}
                </tspan>
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
