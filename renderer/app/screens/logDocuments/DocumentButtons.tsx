import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../../../ui/Button.tsx';
import type { LogDocumentType } from './logDocumentTypes.ts';

interface DocumentButtonsProps {
  kind: LogDocumentType<never>['name'];
  title: string;
  /** The text key of the first button, and that of its name for screen readers. */
  open: readonly [key: string, name: string];
  onOpen(): void;
  onDuplicate(): void;
  onExport(): void;
  onRemove(): void;
}

const keys = {
  tournaments: {
    className: 'tournament-buttons',
    duplicate: ['tournaments.duplicate', 'tournaments.duplicate.of'],
    export: ['tournaments.export', 'tournaments.export.of'],
    remove: ['tournaments.remove', 'tournaments.remove.of'],
  },
  campaigns: {
    className: 'running-buttons',
    duplicate: ['campaigns.duplicate', 'campaigns.duplicate.of'],
    export: ['campaigns.export', 'campaigns.export.of'],
    remove: ['campaigns.remove', 'campaigns.remove.of'],
  },
} as const;

/** The buttons of a card in a list of documents. */
export function DocumentButtons(props: DocumentButtonsProps) {
  const { className, duplicate, export: exporting, remove } = keys[props.kind];
  const button = ([key, name]: readonly [string, string], onClick: () => void, style?: 'quiet') => (
    <Button className={style} onClick={onClick} aria-label={say(name, { title: props.title })}>
      {say(key)}
    </Button>
  );
  return (
    <div className={className}>
      {button(props.open, props.onOpen)}
      {button(duplicate, props.onDuplicate, 'quiet')}
      {button(exporting, props.onExport, 'quiet')}
      {button(remove, props.onRemove, 'quiet')}
    </div>
  );
}
