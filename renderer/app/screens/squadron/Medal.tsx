import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { CampaignDefinition } from '@aerodrome/engine/meta/campaign/definition.ts';

/** Shapes of the medals, drawn within a circle of radius 14. */
const shapes = [
  // A propeller, a leaf, a star, a lamp, a ring with a bar, a shield, a bone.
  'M-3-3Q-16-8-14-1-8 4-3 3Q-8 16-1 14 4 8 3 3 16 8 14 1 8-4 3-3 8-16 1-14-4-8-3-3Z',
  'M0-14Q4-10 3-6 8-9 10-6 8-2 12 0 8 3 9 7 4 6 2 10L0 14-2 10Q-4 6-9 7-8 3-12 0-8-2-10-6-8-9-3-6-4-10 0-14Z',
  'M0-14 4-4.5 14-4 6.5 2 9 12 0 6.5-9 12-6.5 2-14-4-4-4.5Z',
  'M-4-14H4V-10H8V10H4V14H-4V10H-8V-10H-4ZM-4-6V6H4V-6Z',
  'M0-13A13 13 0 1 1-.1-13ZM0-8A8 8 0 1 0 .1-8ZM-13-2H13V2H-13Z',
  'M-11-13H11V0Q10 9 0 14-10 9-11 0Z',
  'M-9-8Q-14-8-13-3-16 1-11 3-8 6-5 2L5 2Q8 6 11 3 16 1 13-3 14-8 9-8 6-9 5-5L-5-5Q-6-9-9-8Z',
];
const ribbons = [
  ['#7d1712', '#e0b34a'],
  ['#2c5f93', '#fff6e2'],
  ['#3f7d3a', '#e0b34a'],
  ['#1d1a1a', '#b3261e'],
  ['#77478c', '#fff6e2'],
  ['#a8761c', '#2a0d10'],
  ['#1f6f6b', '#e0b34a'],
] as const;
const metals = ['#b27a3a', '#c9ccd1', '#e0b34a'];

/** Drawing of a medal, different for each medal of a book. Decorative: its name is shown beside it. */
export function Medal({ definition, medal }: { definition: CampaignDefinition; medal: string }) {
  const at = Math.max(
    0,
    definition.roster.medals.findIndex(({ key }) => key === medal),
  );
  const [cloth, stripe] = itemAt(ribbons, at % ribbons.length);
  return (
    <svg className="medal" viewBox="-16 -36 32 52" aria-hidden="true">
      <path d="M-9-36H9V-14L0-8-9-14Z" fill={cloth} stroke="#2a0d10" strokeWidth="1.5" />
      <path d="M-2.5-36H2.5V-10L0-8-2.5-10Z" fill={stripe} />
      <path
        d={shapes[at % shapes.length]}
        fill={metals[at % metals.length]}
        fillRule="evenodd"
        stroke="#2a0d10"
        strokeLinejoin="round"
        strokeWidth="1.5"
      />
    </svg>
  );
}
