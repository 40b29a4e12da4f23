/** The nine airplane cards. All fly alike; their words are in the text catalogue. */
export const airplaneNames = [
  'sopwithCamel',
  'se5a',
  'nieuport17',
  'spadS13',
  'nieuport28',
  'albatrosD3',
  'fokkerDr1',
  'fokkerD7',
  'pfalzD3',
] as const;
export type AirplaneName = (typeof airplaneNames)[number];

export type Nation = 'britain' | 'france' | 'america' | 'germany';

export interface AirplaneCard {
  nation: Nation;
  /** Paint, as colours for a screen. */
  livery: { fuselage: string; wings: string; tail: string; accent: string };
}

export const airplanes: Readonly<Record<AirplaneName, AirplaneCard>> = {
  sopwithCamel: {
    nation: 'britain',
    livery: { fuselage: '#6b6138', wings: '#5c5430', tail: '#f2ead6', accent: '#1f3a6e' },
  },
  se5a: {
    nation: 'britain',
    livery: { fuselage: '#5a5a3a', wings: '#4f5132', tail: '#d8cfae', accent: '#9aa0a3' },
  },
  nieuport17: {
    nation: 'france',
    livery: { fuselage: '#c9cdca', wings: '#d3d6d2', tail: '#2f4f8f', accent: '#b8322a' },
  },
  spadS13: {
    nation: 'france',
    livery: { fuselage: '#b59a67', wings: '#6d6a3f', tail: '#7b4f32', accent: '#e9dfc4' },
  },
  nieuport28: {
    nation: 'america',
    livery: { fuselage: '#8a7a4c', wings: '#5d6b45', tail: '#26437c', accent: '#c0342b' },
  },
  albatrosD3: {
    nation: 'germany',
    livery: { fuselage: '#c8924a', wings: '#6c5a76', tail: '#5e6b3f', accent: '#26221f' },
  },
  fokkerDr1: {
    nation: 'germany',
    livery: { fuselage: '#a8231c', wings: '#b32a20', tail: '#ece4d2', accent: '#1e1a18' },
  },
  fokkerD7: {
    nation: 'germany',
    livery: { fuselage: '#3f5a78', wings: '#7d7f92', tail: '#e6dfca', accent: '#d9a32b' },
  },
  pfalzD3: {
    nation: 'germany',
    livery: { fuselage: '#b7bcbe', wings: '#aeb4b7', tail: '#8a9094', accent: '#2c5a4a' },
  },
};

export const alliedAirplanes = airplaneNames.filter((name) => airplanes[name].nation !== 'germany');
export const germanAirplanes = airplaneNames.filter((name) => airplanes[name].nation === 'germany');

/** The printed values of a card, by key. */
export function wordsOf(name: AirplaneName): { name: string; nation: string; history: string } {
  return {
    name: `option.airspace.airplanes.${name}`,
    nation: `nation.airspace.${airplanes[name].nation}`,
    history: `history.airspace.${name}`,
  };
}
