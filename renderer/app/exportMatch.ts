import { type OpenMatch, writeMatch } from './documents.ts';

/** Gives a match's text to the person as a file of his own. */
export function download(title: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${fileName(title)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The match as it stands on the screen, whether or not a disk would take it. */
export function exportMatch(open: OpenMatch): void {
  download(open.title, writeMatch(open, new Date().toISOString()));
}

function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'match';
}
