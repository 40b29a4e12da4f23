import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';

/** A colour of the board and its paler rim. */
export interface SpaceColour {
  full: string;
  pale: string;
}

const inks: Readonly<Record<string, SpaceColour>> = {
  white: { full: '#fff6e2', pale: '#fbeccb' },
  green: { full: '#7e9a4d', pale: '#d5ddb0' },
  purple: { full: '#7d4aa0', pale: '#e9d6f3' },
  brown: { full: '#6b4320', pale: '#e0c6a4' },
  blue: { full: '#4c86bd', pale: '#c4dcf0' },
};

/** The prototype edition prints earth for green, and a grey exit lane. */
const olderInks: typeof inks = {
  ...inks,
  green: { full: '#b07a3e', pale: '#e6cda4' },
  blue: { full: '#868b91', pale: '#d6d8da' },
};

export function spaceColours({ edition }: GameData): typeof inks {
  return edition.olderPrint ? olderInks : inks;
}
