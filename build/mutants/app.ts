import { inFile, type Mutant } from './mutant.ts';

const parts = 'tests/components/';
const at = 'tests/e2e/screens/';
const loading = 'tests/e2e/app/robust.test.ts > a reloaded page reopens its match';
const rivals = `${at}campaigns.test.ts > rivals prepare behind a hangar door with a PIN`;
const backup = `${at}backup.test.ts > everything is exported as one backup file`;

/** Mutants of the screens: settings, set-up, saved matches, replay, dropped files, pilots, campaigns, tournaments. */
export const mutants: Mutant[] = [
  ...inFile(
    { 'renderer/application/fileTails.ts': ['tests/renderer/application/fileTails.test.ts'] },
    'renderer/application/fileTails.ts',
    ['tailLength > Math.max(baseLength, minCompactedLength)', 'tailLength < 0'],
    ['const tailLength = before.tailLength + line.length;', 'const tailLength = line.length;'],
    ['{ content: { ...content }, checksum: lastChecksum(line)', '{ content, checksum: lastChecksum(line)'],
    ['const minCompactedLength = 2 ** 16;', 'const minCompactedLength = 0;', 'only the frequency of whole writes'],
  ),
  ...inFile(
    { 'renderer/app/screens/saves/filter.ts': ['tests/renderer/app/savesFilter.test.ts'] },
    'renderer/app/screens/saves/filter.ts',
    ['text.toLowerCase().includes(query)', 'text.includes(query)'],
    ['cardNotes(a).title.localeCompare(cardNotes(b).title)', 'cardNotes(b).title.localeCompare(cardNotes(a).title)'],
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
    nearest: ['tests/renderer/app/seats.test.ts', `${parts}setUp.test.tsx`],
  },
  {
    file: 'renderer/app/App.tsx',
    from: "dataset.contrast = settings.highContrast ? 'high' : 'normal';",
    to: "dataset.contrast = 'normal';",
    nearest: [`${parts}sheets.test.tsx`],
  },
  {
    file: 'renderer/app/useSettings.ts',
    from: 'application.settings.put(writeSettings(settings)),',
    to: 'application.settings.put(writeSettings(app.settings)),',
    nearest: [`${parts}sheets.test.tsx`],
  },
  {
    file: 'renderer/app/App.tsx',
    from: "if (event.key === '?') send({ type: 'sheet', sheet: 'keys' });",
    to: "if (event.key === '?') send({ type: 'sheet', sheet: 'rules' });",
    nearest: [`${parts}sheets.test.tsx`],
  },
  {
    file: 'renderer/ui/Sheet.tsx',
    from: "(exists ? opener : document.querySelector<HTMLElement>('.tray'))?.focus();",
    to: "(exists ? null : document.querySelector<HTMLElement>('.tray'))?.focus();",
    nearest: [`${parts}focus.test.tsx`, `${at}sheets.test.ts > a closed sheet returns the focus`],
  },
  {
    file: 'renderer/app/useFileDrops.ts',
    from: "matchDocument.match.outcome === null ? 'play' : 'replay'",
    to: "matchDocument.match.outcome === null ? 'replay' : 'play'",
    nearest: [`${parts}fileDrops.test.tsx`],
  },
  {
    file: 'renderer/app/useFileDrops.ts',
    from: 'if (latestBusy.current) {',
    to: 'if (latestBusy.current && matchDocument === null) {',
    nearest: [`${parts}fileDrops.test.tsx`],
  },
  {
    file: 'renderer/app/useReopenAfterReload.ts',
    from: 'else tabStorage.set(key, id);',
    to: '',
    nearest: [loading],
  },
  {
    file: 'renderer/app/useReopenAfterReload.ts',
    from: 'if (id === null) tabStorage.remove(key);',
    to: 'if (id === null) return;',
    nearest: [loading],
  },
  {
    file: 'renderer/app/screens/SetUp.tsx',
    from: "return new Set(names).size < names.length ? [say('setUp.sameName')] : [];",
    to: 'return [];',
    nearest: [`${parts}setUp.test.tsx`],
  },
  {
    file: 'renderer/app/screens/setup/OptionForm.tsx',
    from: 'if (other !== choice) return other;',
    to: 'if (other !== choice || i < place || i > place) return other;',
    nearest: [`${parts}setUp.test.tsx`],
  },
  {
    file: 'renderer/app/screens/setup/OptionForm.tsx',
    from: '.filter((field) => field.when?.(options) !== false)',
    to: '',
    nearest: [`${parts}setUp.test.tsx`],
  },
  {
    file: 'renderer/app/screens/setup/assignProfiles.ts',
    from: "profileIds: owners.map((owner) => owner?.id ?? ''),",
    to: "profileIds: owners.map(() => ''),",
    nearest: [`${at}pilots.test.ts > a profile is created, offered in the set-up of a match`],
  },
  {
    file: 'renderer/app/screens/Replay.tsx',
    from: "useState<Viewer>(match.outcome ? 'all' : 'table')",
    to: "useState<Viewer>('table')",
    nearest: [`${parts}replay.test.tsx`],
  },
  {
    file: 'renderer/app/screens/Replay.tsx',
    from: "setViewer(secret ? 'table' : eyes);",
    to: 'setViewer(eyes);',
    nearest: [`${parts}replay.test.tsx`],
  },
  {
    file: 'renderer/app/screens/Replay.tsx',
    from: 'ArrowLeft: () => step(-1),',
    to: 'ArrowLeft: () => step(1),',
    nearest: [`${parts}replay.test.tsx`],
  },
  {
    file: 'renderer/app/screens/Replay.tsx',
    from: "if (document.querySelector('dialog[open]')) return;",
    to: '',
    nearest: [`${parts}replay.test.tsx`],
  },
  {
    file: 'renderer/app/screens/squadron/HangarDoors.tsx',
    from: '{preparation && ready && <Revealed',
    to: '{preparation && <Revealed',
    nearest: [rivals],
  },
  {
    file: 'renderer/app/screens/squadron/HangarDoors.tsx',
    from: 'nextPin={pinOf(asked)}',
    to: 'nextPin={undefined}',
    nearest: [rivals],
  },
  {
    file: 'renderer/app/screens/Campaigns.tsx',
    from: '{rejection && <RejectedBook rejection={rejection} onClose={dismiss} />}',
    to: '{rejection && null}',
    nearest: [`${parts}campaigns.test.tsx`],
  },
  {
    file: 'renderer/app/screens/hall/PeopleSheet.tsx',
    from: "actions.append({ type: active ? 'withdrew' : 'returned', id })",
    to: "actions.append({ type: active ? 'returned' : 'withdrew', id })",
    nearest: [`${parts}tournaments.test.tsx`],
  },
  {
    file: 'renderer/app/screens/Settings.tsx',
    from: '{ ...settings.volumes, [channel]: value }',
    to: '{ engines: value, guns: value, table: value }',
    nearest: [`${parts}sheets.test.tsx`],
  },
  {
    file: 'renderer/app/screens/saves/useSaves.ts',
    from: 'const renamed = { ...read.ok, title };',
    to: 'const renamed = title ? read.ok : { ...read.ok, title };',
    nearest: [`${parts}saves.test.tsx`],
  },
  {
    file: 'renderer/app/screens/ListPage.tsx',
    from: 'const latest = removed.at(-1);',
    to: 'const latest = removed.at(0);',
    nearest: [`${parts}saves.test.tsx`],
  },
  {
    file: 'renderer/app/screens/ListPage.tsx',
    from: 'autoFocus onClick={() => restore(latest)}',
    to: 'onClick={() => restore(latest)}',
    nearest: [`${parts}saves.test.tsx`],
  },
  {
    file: 'renderer/application/matches/summary.ts',
    from: 'names(found.awaited)',
    to: 'names(found.awaited.slice(1))',
    nearest: [`${parts}saves.test.tsx`],
  },
  {
    file: 'renderer/app/screens/hangar/LastMatchCard.tsx',
    from: "{ type: 'play', matchDocument: read.ok }",
    to: "{ type: 'replay', matchDocument: read.ok }",
    nearest: [`${parts}saves.test.tsx`],
  },
  {
    file: 'renderer/app/screens/settings/BackupSection.tsx',
    from: "if (file) setState({ is: 'confirming', file });",
    to: 'if (file) startImport(file);',
    nearest: [backup],
  },
  {
    file: 'renderer/app/screens/settings/BackupSection.tsx',
    from: "if ('ok' in settings) changeSettings(readSettings(settings.ok));",
    to: "if ('ok' in settings) readSettings(settings.ok);",
    nearest: [backup],
  },
];

/** The tests that must detect the mutants, besides those that a mutant names. */
export const tests: string[] = ['tests/renderer/app'];
