import type { Rejection } from '@aerodrome/engine/core/game.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

interface BoxFileProps {
  label: string;
  value: unknown;
  standard: unknown;
  read(file: File): Promise<{ value: unknown } | { problems: readonly Rejection[] }>;
  /** `undefined` restores the standard value. */
  onChange(value: unknown): void;
}

/** Option whose value is read from a JSON file, such as the printed values of a box. An invalid file is refused with all its problems. */
export function BoxFile({ label, value, standard, read, onChange }: BoxFileProps) {
  const [problems, setProblems] = useState<readonly Rejection[]>([]);
  const fileInput = useRef<HTMLInputElement>(null);
  const isOwn = value !== standard;
  const name = isOwn ? (value as { name?: string }).name : undefined;
  const readFile = async (file: File) => {
    const taken = await read(file);
    if ('value' in taken) onChange(taken.value);
    setProblems('problems' in taken ? taken.problems : []);
  };
  return (
    <div className="box-file">
      <span className="field-label">{label}</span>
      <input
        ref={fileInput}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) readFile(file);
          event.target.value = '';
        }}
      />
      <span className="box-name">{isOwn ? say('setUp.box.own', { name: name ?? '' }) : say('setUp.box.standard')}</span>
      <Button look="plain" onClick={() => fileInput.current?.click()}>
        {say('setUp.box.choose')}
      </Button>
      {isOwn && (
        <Button
          look="plain"
          onClick={() => {
            setProblems([]);
            onChange(undefined);
          }}
        >
          {say('setUp.box.back')}
        </Button>
      )}
      {problems.length > 0 && (
        <div role="alert" className="box-problems">
          <p>{say('setUp.box.refused')}</p>
          <ul>
            {problems.map((problem) => (
              <li key={explain(problem)}>{explain(problem)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
