/** Downloads the text of a match; the file's ending opens it with Aerodrome. */
export function downloadMatchText(title: string, text: string): void {
  downloadTitled(title, 'aerodrome', new Blob([text], { type: 'application/json' }));
}

/** Downloads a document under a file name that is made of its title. */
export function downloadTitled(title: string, ending: string, content: Blob): void {
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'match';
  downloadFile(`${name}.${ending}`, content);
}

/** Downloads all data of a backup. `name` is the start of the file name. */
export function downloadBackup(name: string, content: Blob): string {
  const file = `${name}-${new Date().toISOString().slice(0, 10)}.jsonl`;
  downloadFile(file, content);
  return file;
}

export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
