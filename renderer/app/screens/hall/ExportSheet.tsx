import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import { crossCsv, resultsCsv, standingsCsv } from '@aerodrome/engine/meta/tournament/csv.ts';
import {
  type TournamentDocument,
  tournamentFormat,
  tournamentLog,
} from '@aerodrome/engine/meta/tournament/document.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { downloadTitled } from '../../downloads.ts';
import { tournamentType } from '../logDocuments/logDocumentTypes.ts';
import { useBundleExport } from '../logDocuments/useBundleExport.ts';
import './sheets.css';

const tables: readonly [name: string, make: (state: Tournament) => string][] = [
  ['standings', standingsCsv],
  ['cross', crossCsv],
  ['results', resultsCsv],
];

/** Exports: tables as CSV, the tournament with or without its matches, and printing. */
export function ExportSheet({ document, onClose }: { document: TournamentDocument; onClose(): void }) {
  const exportBundle = useBundleExport(tournamentType);
  const state = tournamentLog.fold(document);
  const { title } = document.setup;
  const exportAlone = () => {
    const text = writeDocument(tournamentFormat, document);
    downloadTitled(title, 'json', new Blob([text], { type: 'application/json' }));
  };
  const print = () => {
    onClose();
    // The sheet must be closed before the page is printed.
    setTimeout(() => window.print(), 100);
  };
  return (
    <Sheet title={say('hall.export')} onClose={onClose}>
      <ul className="export-list">
        {tables.map(([name, make]) => (
          <li key={name}>
            <Button
              look="plain"
              onClick={() =>
                downloadTitled(
                  say('hall.export.file', { title, what: say(`hall.export.${name}`) }),
                  'csv',
                  // The byte order mark makes spreadsheets read the file as UTF-8.
                  new Blob(['\uFEFF', make(state)], { type: 'text/csv' }),
                )
              }
            >
              {say('hall.export.csv', { what: say(`hall.export.${name}`) })}
            </Button>
          </li>
        ))}
        <li>
          <Button look="plain" onClick={exportAlone}>
            {say('hall.export.json')}
          </Button>
        </li>
        <li>
          <Button look="plain" onClick={() => exportBundle(document)}>
            {say('hall.export.bundle')}
          </Button>
        </li>
        <li>
          <Button look="plain" onClick={print}>
            {say('hall.export.print')}
          </Button>
        </li>
      </ul>
    </Sheet>
  );
}
