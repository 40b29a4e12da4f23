import { inFile, type Mutant } from './mutant.ts';

const at = 'tests/e2e/screens/';
const settings = `${at}sheets.test.ts > settings hold at once, are on disk, and are there again`;
const eyes = `${at}replay.test.ts > while a match goes on its replay is the table’s`;
const rivals = `${at}campaigns.test.ts > rivals prepare behind the hangar door, which a PIN closes`;
const keys = `${at}replay.test.ts > steps, jumps and plays by keyboard, with the log in step`;

/** Faults in the screens: settings, set-up, saved matches, replay, files that are brought, pilots, campaigns, tournaments. */
export const mutants: Mutant[] = [
  ...inFile(
    { 'renderer/app/screens/saves/filter.ts': ['tests/renderer/app/savesFilter.test.ts'] },
    'renderer/app/screens/saves/filter.ts',
    ['text.toLowerCase().includes(sought)', 'text.includes(sought)'],
    ['aboutOf(a).title.localeCompare(aboutOf(b).title)', 'aboutOf(b).title.localeCompare(aboutOf(a).title)'],
  ),
  {
    file: 'renderer/app/screens/rules/search.ts',
    from: 'words.every((word) => text.includes(word))',
    to: 'words.some((word) => text.includes(word))',
    nearest: ['tests/renderer/app/rules.test.ts'],
  },
  {
    file: 'renderer/app/screens/setup/seats.ts',
    from: 'return { ...(name?.trim() && { name }), ...(pin && { pin }) };',
    to: 'return { ...(name?.trim() && { name }) };',
    nearest: ['tests/renderer/app/seats.test.ts', `${at}setUp.test.ts > another preset seats its own persons and bots`],
  },
  {
    file: 'renderer/app/App.tsx',
    from: "dataset.contrast = settings.highContrast ? 'high' : 'normal';",
    to: "dataset.contrast = 'normal';",
    nearest: [settings],
  },
  {
    file: 'renderer/app/App.tsx',
    from: '(changed)).then((answer) => {',
    to: '(settings)).then((answer) => {',
    nearest: [settings],
  },
  {
    file: 'renderer/app/App.tsx',
    from: "if (event.key === '?') send({ type: 'sheet', sheet: 'keys' });",
    to: "if (event.key === '?') send({ type: 'sheet', sheet: 'rules' });",
    nearest: [`${at}sheets.test.ts > a question mark shows the keys, and Escape puts them away`],
  },
  {
    file: 'renderer/ui/Sheet.tsx',
    from: "(known ? before : document.querySelector<HTMLElement>('.tray'))?.focus();",
    to: "(known ? null : document.querySelector<HTMLElement>('.tray'))?.focus();",
    nearest: [`${at}sheets.test.ts > a sheet that is put away gives the focus back to what opened it`],
  },
  {
    file: 'renderer/app/useBrought.ts',
    from: "open.match.outcome === null ? 'play' : 'watch'",
    to: "open.match.outcome === null ? 'watch' : 'play'",
    nearest: [`${at}brought.test.ts > a file that is dropped on the window is shown from its beginning if it is over`],
  },
  {
    file: 'renderer/app/useBrought.ts',
    from: 'if (latest.current) {',
    to: 'if (latest.current && open === null) {',
    nearest: [`${at}brought.test.ts > a file that is dropped on the window takes nobody from the table`],
  },
  {
    file: 'renderer/app/useLastOpen.ts',
    from: 'else sessionStorage.setItem(key, id);',
    to: '',
    nearest: ['tests/e2e/app/robust.test.ts > a page that is loaded again leads back into its match'],
  },
  {
    file: 'renderer/app/useLastOpen.ts',
    from: 'if (id === null) sessionStorage.removeItem(key);',
    to: 'if (id === null) return;',
    nearest: ['tests/e2e/app/robust.test.ts > a page that is loaded again leads back into its match'],
  },
  {
    file: 'renderer/app/screens/SetUp.tsx',
    from: "return new Set(names).size < names.length ? [say('setUp.sameName')] : [];",
    to: 'return [];',
    nearest: [`${at}setUp.test.ts > what is wrong is said in words, and nothing starts`],
  },
  {
    file: 'renderer/app/screens/setup/OptionForm.tsx',
    from: 'if (other !== choice) return other;',
    to: 'if (other !== choice || i < place || i > place) return other;',
    nearest: [`${at}setUp.test.ts > taking the other’s biplane exchanges them`],
  },
  {
    file: 'renderer/app/screens/setup/OptionForm.tsx',
    from: '.filter((field) => field.when?.(options) !== false)',
    to: '',
    nearest: [`${at}setUp.test.ts > options follow each other: a mission limits its biplanes`],
  },
  {
    file: 'renderer/app/screens/setup/persons.ts',
    from: "persons: owners.map((owner) => owner?.id ?? ''),",
    to: "persons: owners.map(() => ''),",
    nearest: [`${at}pilots.test.ts > a profile is made, offered where a match is set up`],
  },
  {
    file: 'renderer/app/screens/Replay.tsx',
    from: "useState<Viewer>(match.outcome ? 'all' : 'table')",
    to: "useState<Viewer>('table')",
    nearest: [`${at}replay.test.ts > a finished match shows every hand, or as much as one player saw`],
  },
  {
    file: 'renderer/app/screens/Replay.tsx',
    from: "setViewer(secret ? 'table' : eyes);",
    to: 'setViewer(eyes);',
    nearest: [eyes],
  },
  {
    file: 'renderer/app/screens/Replay.tsx',
    from: 'ArrowLeft: () => step(-1),',
    to: 'ArrowLeft: () => step(1),',
    nearest: [keys],
  },
  {
    file: 'renderer/app/screens/Replay.tsx',
    from: "if (document.querySelector('dialog[open]')) return;",
    to: '',
    nearest: [keys],
  },
  {
    file: 'renderer/app/screens/squadron/HangarDoors.tsx',
    from: '{preparation && ready && <Revealed',
    to: '{preparation && <Revealed',
    nearest: [rivals],
  },
  {
    file: 'renderer/app/screens/squadron/HangarDoors.tsx',
    from: 'pin={pinOf(asked)}',
    to: 'pin={undefined}',
    nearest: [rivals],
  },
  {
    file: 'renderer/app/screens/Campaigns.tsx',
    from: '{refused && <BadBook refused={refused} onClose={dismiss} />}',
    to: '{refused && null}',
    nearest: [`${at}campaigns.test.ts > a book that somebody wrote is dropped on the shelf`],
  },
  {
    file: 'renderer/app/screens/hall/PeopleSheet.tsx',
    from: "pen.write({ type: active ? 'withdrew' : 'returned', id })",
    to: "pen.write({ type: active ? 'returned' : 'withdrew', id })",
    nearest: [`${at}tournaments.test.ts > in Chromium four fly a round robin by keys`],
  },
  {
    file: 'renderer/app/screens/Settings.tsx',
    from: '{ ...settings.volumes, [channel]: value }',
    to: '{ engines: value, guns: value, table: value }',
    nearest: [`${at}sheets.test.ts > volumes are set apart, and silence closes them all`],
  },
  {
    file: 'renderer/app/screens/saves/useSaves.ts',
    from: 'writeMatch({ ...read.open, title }, aboutOf(info).updated)',
    to: 'writeMatch(title ? read.open : { ...read.open, title }, aboutOf(info).updated)',
    nearest: [`${at}saves.test.ts > a match is renamed and duplicated, and both are on disk`],
  },
  {
    file: 'renderer/app/screens/ListPage.tsx',
    from: 'const latest = removed.at(-1);',
    to: 'const latest = removed.at(0);',
    nearest: [`${at}saves.test.ts > deleted matches can be brought back by keyboard, the latest first`],
  },
  {
    file: 'renderer/app/screens/ListPage.tsx',
    from: 'autoFocus onClick={() => bringBack(latest)}',
    to: 'onClick={() => bringBack(latest)}',
    nearest: [`${at}saves.test.ts > deleted matches can be brought back by keyboard, the latest first`],
  },
  {
    file: 'renderer/app/digests.ts',
    from: 'awaited: names(match.awaiting()),',
    to: 'awaited: names(match.awaiting().slice(1)),',
    nearest: [`${at}saves.test.ts > a card tells game, players, where it stands, who is to decide`],
  },
  {
    file: 'renderer/app/screens/hangar/LastMatch.tsx',
    from: "{ type: 'play', open: read.open }",
    to: "{ type: 'watch', open: read.open }",
    nearest: [`${at}saves.test.ts > the hangar leads straight back into the last match`],
  },
  {
    file: 'renderer/app/screens/settings/Folder.tsx',
    from: "if (file) setDoing({ is: 'asking', file });",
    to: 'if (file) takeIn(file);',
    nearest: [`${at}folder.test.ts > everything is taken out as one file, and in again elsewhere after a question`],
  },
  {
    file: 'renderer/app/screens/settings/Folder.tsx',
    from: "if ('ok' in settings) change(readSettings(settings.ok));",
    to: "if ('ok' in settings) readSettings(settings.ok);",
    nearest: [`${at}folder.test.ts > everything is taken out as one file, and in again elsewhere after a question`],
  },
];

/** The tests that must notice, besides those that a fault names. */
export const tests: string[] = ['tests/renderer/app'];
