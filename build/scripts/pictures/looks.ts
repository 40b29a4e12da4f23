import type { Language } from '@aerodrome/engine/text/language.ts';

/** A look: window size, text size in per cent, contrast, forced colours and language. */
export interface Look {
  size: { width: number; height: number };
  text: number;
  contrast: boolean;
  forced: boolean;
  language: Language;
}

const look = (width: number, height: number, more: Partial<Look> = {}): Look => ({
  size: { width, height },
  text: 100,
  contrast: false,
  forced: false,
  language: 'en',
  ...more,
});

export const usual = look(1280, 800);

/** The looks of `--series`: window sizes, some of them with large text, high contrast or forced colours. */
export const series: readonly Look[] = [
  look(1024, 640),
  look(1024, 640, { text: 150 }),
  look(1024, 640, { text: 150, contrast: true }),
  usual,
  look(1280, 800, { contrast: true }),
  look(1280, 800, { forced: true }),
  look(1920, 1080),
  look(2560, 1440),
  look(3840, 2160),
];

/** The folder name of a look: `1024x640-150-contrast`. */
export function nameOf({ size, text, contrast, forced, language }: Look): string {
  const parts = [`${size.width}x${size.height}`, text === 100 ? '' : String(text)];
  const asked = [contrast ? 'contrast' : '', forced ? 'forced' : '', language === usual.language ? '' : language];
  return [...parts, ...asked].filter((part) => part !== '').join('-');
}

/** Parses `1920x1080`; `null` if the window would be too small or the text is invalid. */
export function sizeOf(text: string): Look['size'] | null {
  const [, width, height] = /^(\d{4})x(\d{3,4})$/.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return size.width >= 1024 && size.height >= 640 ? size : null;
}
