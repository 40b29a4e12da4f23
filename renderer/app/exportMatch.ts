import { type OpenMatch, writeMatch } from './documents.ts';

/** Gives something to the person as a file of his own. */
export function giveFile(title: string, ending: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = `${fileName(title)}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A match's text. */
export function download(title: string, text: string): void {
  giveFile(title, 'json', new Blob([text], { type: 'application/json' }));
}

/** The match as it stands on the screen, whether or not a disk would take it. */
export function exportMatch(open: OpenMatch): void {
  download(open.title, writeMatch(open, new Date().toISOString()));
}

function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'match';
}
