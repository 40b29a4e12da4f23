import type { GameTypes } from '@aerodrome/engine/core/game.ts';
import type { Panel, Position } from '../table/table.ts';
import { Card } from '../ui/Card.tsx';

interface TextPanelParts<G extends GameTypes> extends Pick<Panel<G>, 'id' | 'side' | 'title'> {
  seat: number;
  colour: string;
  text(position: Position<G>): string;
}

/** A panel with the player's name on a coloured title and text below, for games without an aid of their own. */
export function textPanel<G extends GameTypes>({ seat, colour, text, ...panel }: TextPanelParts<G>): Panel<G> {
  return {
    ...panel,
    seats: [seat],
    Body: ({ scene }) => (
      <Card className="aid" aria-label={scene.names[seat]}>
        <h2 style={{ background: colour }}>{scene.names[seat]}</h2>
        <p className="aid-body">{text(scene)}</p>
      </Card>
    ),
  };
}

/** The board as lines of text for screen readers. */
export function TextBoardDescription({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="hidden-visually">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
