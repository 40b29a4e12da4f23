import { type CurrentMatch, serializeMatch } from '../application/matches/match.ts';

/** Gives a match's text to the person as a file of his own, by a name that leads back here. */
export function download(title: string, text: string): void {
  downloadFile(`${fileName(title)}.aerodrome`, new Blob([text], { type: 'application/json' }));
}

export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Anything else that has a title. */
export function giveFile(title: string, ending: string, content: Blob): void {
  downloadFile(`${fileName(title)}.${ending}`, content);
}

/** The match as it stands on the screen, whether or not a disk would take it. */
export function exportMatch(open: CurrentMatch): void {
  download(open.title, serializeMatch(open, new Date().toISOString()));
}

function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'match';
}
