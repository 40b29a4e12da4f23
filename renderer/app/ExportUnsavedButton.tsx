import { Button } from '../ui/Button.tsx';
import { useApp } from './context.ts';
import { downloadBackup } from './downloads.ts';

/** Downloads everything that could not be written, as a backup that the settings import. */
export function ExportUnsavedButton({ look, label }: { look: 'plain' | 'quiet'; label: string }) {
  const { application } = useApp();
  return (
    <Button look={look} onClick={() => downloadBackup('aerodrome-unsaved', application.exportUnsaved())}>
      {label}
    </Button>
  );
}
