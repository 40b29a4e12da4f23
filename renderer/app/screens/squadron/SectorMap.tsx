import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { formatSigned } from './flightText.ts';

const width = 640;
const height = 300;
const middle = width / 2;
/** Shift of the front line per point of the sector counter. */
const pixelsPerSector = 46;

/** Pin positions of the missions in order; none covers the aerodrome. */
const pinPositions = [
  [214, 52],
  [330, 96],
  [452, 226],
  [270, 250],
  [520, 70],
  [400, 150],
  [584, 190],
  [180, 120],
  [490, 130],
  [350, 214],
  [560, 262],
  [430, 46],
] as const;
const villages = [
  [150, 40],
  [268, 128],
  [372, 262],
  [460, 96],
  [548, 224],
  [598, 60],
] as const;
/** Path from the top of the map to its bottom, 320 down and 8 to the left. */
const trench = 'q-26 24-4 48t-14 50 10 52-16 50 12 56 4 64';
/** The front line, drawn beyond the map: a viewport of another shape shows more of the country. */
const front = (x: number) => `M${x + 8} -330${trench.repeat(3)}`;
const country = { x: -640, y: -300, width: 3 * width, height: 3 * height };

/** Map of the sector: the front line, the aerodrome, and a pin for each flown mission. */
export function SectorMap({ state }: { state: CampaignState }) {
  const { flights, flags, past, war } = state;
  const counted = war.definition.counters.some(({ key }) => key === 'sector');
  const sector = itemAt(flights, 0).counters.sector ?? 0;
  const x = middle + sector * pixelsPerSector;
  const back = flags.includes('movedBack');
  const place = { key: back ? 'squadron.map.place.back' : 'squadron.map.place.home' };
  const label = counted
    ? say('squadron.map.front', { sector: formatSigned(sector), place })
    : say('squadron.map.quiet', { place });
  const field = { x: back ? 46 : 92, y: 208 };
  return (
    <svg className="map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <defs>
        <pattern id="map-dots" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle cx="4.5" cy="4.5" r="2.2" fill="#cf8a54" />
        </pattern>
        <pattern id="map-grid" width="64" height="60" patternUnits="userSpaceOnUse">
          <path d="M64 0H0V60" stroke="rgb(60 36 19 / 16%)" />
        </pattern>
      </defs>
      <rect {...country} className="map-ground" />
      {counted && <path className="map-enemy" d={`${front(x)}H1280V-330Z`} />}
      <rect {...country} className="map-lines" />
      <path
        className="map-road"
        d="M-640 390L-10 236Q80 214 150 236T300 206T470 246T650 216T960 240T1280 200M150 40Q190 110 268 128T460 96T650 40T960 60T1280 20"
      />
      <path
        className="map-river"
        d="M86 -300L210 -10Q240 60 200 110T270 190T230 310L-150 540M198 154Q330 112 420 160T560 120T650 140T960 110T1280 150"
      />
      <path
        className="map-wood"
        d="M430 40q8-22 26-14 14-16 28 6 24-4 22 18 18 10 2 24-8 18-28 8-16 14-30-2-26 4-24-20-8-14 4-20Zm88 196q8-18 24-10 14-12 24 6 22 0 18 18 10 16-12 18-14 12-28 0-24 2-22-16-12-8-4-16Z"
      />
      <path
        className="map-wood"
        d="M54 62q6-18 22-12 12-14 26 4 22-2 18 18 10 14-10 18-14 12-28 0-24 2-22-16-12-6-6-12Z"
      />
      {villages.map(([at, down]) => (
        <path key={at} className="map-village" d={`M${at} ${down}h9v7h-9Zm11-5h6v6h-6Zm-4 12h8v6h-8Z`} />
      ))}
      {counted && (
        <>
          <path className="map-theirs" d={front(x + 9)} />
          <path className="map-ours" d={front(x - 9)} />
        </>
      )}
      <g className="map-rose" transform="translate(602 262)">
        <circle r="22" />
        <path d="M0-27 6 0 0 27-6 0ZM-27 0 0-5 27 0 0 5Z" />
      </g>
      <g className="map-field" transform={`translate(${field.x} ${field.y})`}>
        <circle r="26" />
        <path d="M-15 6v-10q7-8 14 0v10ZM2 6v-8q6-7 12 0v8ZM-18 10h36M18 6v-24l13 4-13 5" />
      </g>
      {past.map(({ number, grades }, at) => (
        <g
          key={number}
          className={(grades[0] ?? 0) > 0 ? 'pin pin-won' : (grades[0] ?? 0) < 0 ? 'pin pin-lost' : 'pin'}
          transform={`translate(${itemAt(pinPositions, at % pinPositions.length).join(' ')})`}
        >
          <path d="M0 20-5 8h10Z" />
          <circle r="12" />
          <text y="5">{number + 1}</text>
        </g>
      ))}
    </svg>
  );
}
