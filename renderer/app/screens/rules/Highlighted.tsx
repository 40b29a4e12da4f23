/** A text with the search words marked. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  return text.split(pattern).map((piece, i) =>
    // `split` with a capturing group puts the matches at odd indices.
    i % 2 ? <mark key={i}>{piece}</mark> : piece,
  );
}
