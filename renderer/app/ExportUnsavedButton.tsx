import { leftOutNotices } from '../application/matches/backup.ts';
import { Button } from '../ui/Button.tsx';
import { useApp } from './context.ts';
import { downloadBackup } from './downloads.ts';

/** Downloads everything that could not be written, as a backup that the settings import. */
export function ExportUnsavedButton({ look, label }: { look: 'plain' | 'quiet'; label: string }) {
  const { application, send } = useApp();
  const exportUnsaved = () => {
    const { file, leftOut } = application.exportUnsaved();
    downloadBackup('aerodrome-unsaved', file);
    if (leftOut.length > 0) send({ type: 'problems', problems: leftOutNotices(leftOut) });
  };
  return (
    <Button look={look} onClick={exportUnsaved}>
      {label}
    </Button>
  );
}
