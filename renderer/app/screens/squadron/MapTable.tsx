import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { signed } from './words.ts';

const width = 640;
const height = 300;
const middle = width / 2;
/** How far the line moves for one of the sector. */
const stride = 46;

/** The sector on the table: the front where it stands, our field, and a pin for each mission flown. */
export function MapTable({ state }: { state: CampaignState }) {
  const { flights, flags, past, war } = state;
  const counted = war.definition.counters.some(({ key }) => key === 'sector');
  const sector = flights[0].counters.sector ?? 0;
  const x = middle + sector * stride;
  const back = flags.includes('movedBack');
  const place = { key: back ? 'squadron.map.place.back' : 'squadron.map.place.home' };
  const label = counted
    ? say('squadron.map.front', { sector: signed(sector), place })
    : say('squadron.map.quiet', { place });
  const field = { x: back ? 46 : 92, y: 208 };
  return (
    <svg className="map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect width={width} height={height} className="map-ground" />
      <path className="map-river" d="M210 -10Q240 60 200 110T270 190T230 310M250 150Q340 120 420 160T560 120T650 140" />
      <path
        className="map-wood"
        d="M430 40q30-22 54 4 34-2 26 28-10 22-44 14-40 8-36-46Zm90 190q26-16 46 4 26 2 16 24-36 18-62-28Z"
      />
      <path className="map-wood" d="M60 60q24-18 44 4 26 0 20 22-30 20-64-26Z" />
      {counted && (
        <>
          <path className="map-theirs" d={`M${x + 9} -10q-22 50 6 100t-8 110 4 120`} />
          <path className="map-ours" d={`M${x - 9} -10q-22 50 6 100t-8 110 4 120`} />
        </>
      )}
      <g className="map-field" transform={`translate(${field.x} ${field.y})`}>
        <circle r="26" />
        <path d="M-15 6v-10q7-8 14 0v10ZM2 6v-8q6-7 12 0v8ZM-18 10h36M18 6v-24l13 4-13 5" />
      </g>
      {past.map(({ number, grades }, at) => (
        <g
          key={number}
          className={grades[0] > 0 ? 'pin pin-won' : grades[0] < 0 ? 'pin pin-lost' : 'pin'}
          transform={`translate(${130 + ((at * 137) % (width - 190))} ${54 + ((at * 83) % (height - 96))})`}
        >
          <circle r="11" />
          <text y="5">{number + 1}</text>
        </g>
      ))}
    </svg>
  );
}
