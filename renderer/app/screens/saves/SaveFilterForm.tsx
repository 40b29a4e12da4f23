import { say } from '@aerodrome/engine/text/say.ts';
import type { ReactNode } from 'react';
import { playable } from '../../../games/index.ts';
import { Input, Select } from '../../../ui/Field.tsx';
import { useProfiles } from '../pilots/useRecords.ts';
import type { SaveFilter } from './filter.ts';

interface SaveFilterFormProps {
  filter: SaveFilter;
  onChange(wanted: SaveFilter): void;
}

/** Search and filters of the saved matches. */
export function SaveFilterForm({ filter, onChange }: SaveFilterFormProps) {
  const profiles = useProfiles();
  const select = (key: 'order' | 'game' | 'assignment' | 'person', options: ReactNode) => (
    <label>
      <span>{say(`saves.${key}`)}</span>
      <Select
        value={filter[key]}
        onChange={(event) => onChange({ ...filter, [key]: event.target.value } as SaveFilter)}
      >
        {options}
      </Select>
    </label>
  );
  const option = (value: string, label: string) => (
    <option key={value} value={value}>
      {label}
    </option>
  );
  return (
    <search className="saves-tools">
      <label>
        <span>{say('saves.find')}</span>
        <Input
          type="search"
          aria-label={say('saves.find.label')}
          value={filter.words}
          onChange={(event) => onChange({ ...filter, words: event.target.value })}
        />
      </label>
      {select(
        'order',
        (['date', 'title'] as const).map((of) => option(of, say(`saves.order.${of}`))),
      )}
      {select('game', [
        option('', say('saves.game.all')),
        ...Object.keys(playable).map((game) => option(game, say(`game.${game}`))),
      ])}
      {select('assignment', [
        option('', say('saves.assignment.all')),
        ...(['none', 'tournament', 'campaign'] as const).map((of) => option(of, say(`saves.assignment.${of}`))),
      ])}
      {profiles.length > 0 &&
        select('person', [option('', say('saves.person.all')), ...profiles.map(({ id, name }) => option(id, name))])}
    </search>
  );
}
