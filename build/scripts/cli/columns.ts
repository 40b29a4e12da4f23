import { itemAt } from '@aerodrome/engine/core/items.ts';
/** Rows of a label and figures, in columns; a row of one word is a heading. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    if (row.length < 2) continue;
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return rows
    .map((row) => {
      if (row.length < 2) return `\n${row[0]}`;
      const cells = row.map((cell, column) =>
        column === 0 ? cell.padEnd(itemAt(widths, 0)) : cell.padStart(itemAt(widths, column)),
      );
      return `  ${cells.join('  ')}`.trimEnd();
    })
    .join('\n');
}
