import { parseSync, Visitor } from 'vite';

/** Sentences that begin with one of these have a relative clause or a pronoun without antecedent as their subject. */
const banned = /^(?:Whoever|Nobody|Somebody|Anybody|Whose|So (?:much|many|often))\b/;
/** These may begin a question, but no statement. */
const bannedInStatements = /^(?:What|Who)\b/;

/** The sentences of a text that begin with a banned opening. */
export function bannedSentences(text: string): string[] {
  return text
    .split(/\n\s*\n|(?<=[.!?])[)"'”*]*\s+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').replace(/^[\s*_"'“(]+/, ''))
    .filter((sentence) => banned.test(sentence) || (bannedInStatements.test(sentence) && !/\?\W*$/.test(sentence)));
}

/** The comments of a module and the titles of its tests. String literals elsewhere are not prose. */
export function proseOfModule(file: string, source: string): string[] {
  const { program, comments } = parseSync(file, source);
  return [...joinedComments(comments, source), ...testTitles(program)];
}

/** The comments of a style sheet. */
export function proseOfStyles(source: string): string[] {
  return [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(([, text = '']) => withoutStars(text));
}

/** The paragraphs and list items of a page and the sentences in its tables, without headings, code and other cells. */
export function proseOfPage(source: string): string[] {
  return source
    .replace(/^```[\s\S]*?^```/gm, '\n\n')
    .replace(/^#.*$/gm, '\n')
    .replace(/`[^`\n]*`/g, 'code')
    .replace(/^\s*(?:[-*]|\d+\.)\s+/gm, '\n\n')
    .replace(/^ *\|.*$/gm, (row) => row.split('|').filter(isSentence).join('\n\n'))
    .split(/\n\s*\n/);
}

function isSentence(cell: string): boolean {
  return /[.!?]\s*$/.test(cell);
}

interface Comment {
  type: 'Line' | 'Block';
  value: string;
  start: number;
  end: number;
}

/** Line comments that follow one another are one text. */
function joinedComments(comments: readonly Comment[], source: string): string[] {
  const texts: string[] = [];
  let end = -1;
  for (const comment of comments) {
    const continues = comment.type === 'Line' && end >= 0 && /^\s*$/.test(source.slice(end, comment.start));
    if (continues) texts.push(`${texts.pop()}\n${comment.value}`);
    else texts.push(comment.type === 'Line' ? comment.value : withoutStars(comment.value));
    end = comment.type === 'Line' ? comment.end : -1;
  }
  return texts;
}

function withoutStars(text: string): string {
  return text.replace(/^\s*\*+ ?/gm, '');
}

/** The titles given to `test`, `it` and `describe`, also behind `.each` and its like. */
function testTitles(program: Parameters<Visitor['visit']>[0]): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!isTestFunction(callee)) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title?.type === 'TemplateLiteral') titles.push(title.quasis.map(({ value }) => value.raw).join('…'));
    },
  }).visit(program);
  // A title has no capital of its own.
  return titles.map((title) => title.charAt(0).toUpperCase() + title.slice(1));
}

interface Callee {
  type: string;
  name?: unknown;
  object?: unknown;
  callee?: unknown;
  tag?: unknown;
}

function isTestFunction(node: unknown): boolean {
  const { type, name, object, callee, tag } = node as Callee;
  if (type === 'Identifier') return ['test', 'it', 'describe'].includes(String(name));
  return [object, callee, tag].some((inner) => inner !== undefined && inner !== null && isTestFunction(inner));
}
