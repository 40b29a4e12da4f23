import { type MatchDocument, serializeMatch } from '../application/matches/match.ts';

/** Downloads the text of a match; the file's ending opens it with Aerodrome. */
export function downloadMatchText(title: string, text: string): void {
  downloadTitled(title, 'aerodrome', new Blob([text], { type: 'application/json' }));
}

/** Downloads a match as it stands on the screen, whether or not it could be written to disk. */
export function downloadMatch(open: MatchDocument): void {
  downloadMatchText(open.title, serializeMatch(open, new Date().toISOString()));
}

/** Downloads a document under a file name that is made of its title. */
export function downloadTitled(title: string, ending: string, content: Blob): void {
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'match';
  downloadFile(`${name}.${ending}`, content);
}

export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
