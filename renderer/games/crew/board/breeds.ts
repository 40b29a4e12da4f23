/** The features of one dog. */
export interface Breed {
  fur: string;
  face: string;
  muzzle: string;
  cap: string;
  scarf: string;
  /** The left ear, drawn around its base at the head. */
  ear: string;
  earInk: string;
  /** The base of the ear, and its angle when it is laid back. */
  at: readonly [number, number];
  back: number;
  jowls?: true;
  beard?: true;
}

/** The four dogs by post: beagle, bulldog, shepherd and schnauzer. */
export const breeds: readonly Breed[] = [
  {
    fur: '#9a5f30',
    face: '#f3e3cb',
    muzzle: '#fff3de',
    cap: '#6b3f20',
    scarf: '#9cc3e4',
    ear: 'M4 -4C-12 -2-16 14-13 30C-6 34 4 24 8 6Z',
    earInk: '#5e3517',
    at: [21, 34],
    back: 14,
  },
  {
    fur: '#b98d63',
    face: '#d9b48c',
    muzzle: '#f2dfc4',
    cap: '#54606b',
    scarf: '#e8c34a',
    ear: 'M4 0C-6 -12-16 -10-17 -2C-14 6-4 8 6 8Z',
    earInk: '#7a5735',
    at: [22, 27],
    back: -24,
    jowls: true,
  },
  {
    fur: '#c08a4a',
    face: '#d9aa6c',
    muzzle: '#3a2b22',
    cap: '#7a2f1a',
    scarf: '#b3261e',
    ear: 'M10 6C4 -10-4 -24-12 -28C-18 -14-14 2-6 10Z',
    earInk: '#3a2b22',
    at: [26, 24],
    back: -46,
  },
  {
    fur: '#8b8f96',
    face: '#a9adb3',
    muzzle: '#e9e6df',
    cap: '#3f3a36',
    scarf: '#3f7a3b',
    ear: 'M8 4C2 -14-8 -20-15 -16C-12 -10-16 -2-12 6C-6 8 2 8 8 4Z',
    earInk: '#54575d',
    at: [24, 25],
    back: -30,
    beard: true,
  },
];
