import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { and, createMachine, fromPromise, not, setup } from 'xstate';
import { chartFiles } from '../../build/scripts/statecharts/charts.ts';
import { draw } from '../../build/scripts/statecharts/mermaid.ts';

const folder = resolve(import.meta.dirname, '../../docs/statecharts');

describe('docs/statecharts', () => {
  const files = chartFiles();

  test('docs/statecharts has a page for every chart and no other', () => {
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([...Object.keys(games).map((id) => `${id}.md`), 'session.md', 'application.md']),
    );
    expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort());
  });

  test.each([...files.keys()])('docs/statecharts/%s matches its machine (otherwise: npm run statecharts)', (name) => {
    expect(readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')).toBe(files.get(name));
  });
});

describe('drawing a chart', () => {
  test('a chart is drawn with its nesting, events and guards', () => {
    const machine = setup({ guards: { ready: () => true, late: () => true } }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { initial: 'b', states: { b: { on: { go: [{ guard: 'ready', target: '#m.end' }, 'c'] } }, c: {} } },
        end: { type: 'final' },
      },
    });
    expect(draw(machine)).toEqual({
      chart: [
        'flowchart TB',
        '  subgraph m_a["a"]',
        '    m_a_b(["b"])',
        '    m_a_c(["c"])',
        '    m_a_start(( ))',
        '    m_a_start --> m_a_b',
        '  end',
        '  m_end((("end")))',
        '  m_start(( ))',
        '  m_start --> m_a_b',
        '  m_a_b -->|"go [ready]"| m_end',
        '  m_a_b -->|"go [else]"| m_a_c',
      ],
      anywhere: [],
    });
  });

  const arrows = (machine: Parameters<typeof draw>[0]) =>
    draw(machine).chart.flatMap((line) => /-->\|"(.*)"\|/.exec(line)?.[1] ?? []);

  test('a chart is drawn with combined guards', () => {
    const machine = setup({ guards: { ready: () => true, late: () => true } }).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: { guard: and(['ready', not('late')]), target: 'b' } } }, b: {} },
    });
    expect(arrows(machine)).toEqual(['go [ready and not late]']);
  });

  test('a chart is drawn with the parameters of guards', () => {
    const leadsTo = (_: unknown, { place }: { place: string }) => place === 'b';
    const machine = setup({ guards: { leadsTo } }).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: { guard: { type: 'leadsTo', params: { place: 'b' } }, target: 'b' } } }, b: {} },
    });
    expect(arrows(machine)).toEqual(['go [leadsTo b]']);
  });

  test('a chart is drawn with eventless, delayed, done and error transitions', () => {
    const machine = setup({ actors: { bot: fromPromise(async () => 1) } }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { always: 'b' },
        b: { after: { 300: 'c' } },
        c: { invoke: { src: 'bot', onDone: 'a', onError: 'b' } },
      },
    });
    expect(arrows(machine)).toEqual(['at once', 'after 300', 'answer of bot', 'failure of bot']);
  });

  test('a chart is drawn with parallel states, and with transitions of the whole chart listed beside it', () => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      on: { reset: { target: ['.x.a', '.y.c'] } },
      states: {
        x: { initial: 'a', states: { a: { on: { go: 'b', stay: {} } }, b: {} } },
        y: { initial: 'c', states: { c: {} } },
      },
    });
    const { chart, anywhere } = draw(machine);
    expect(chart.filter((line) => line.includes('subgraph'))).toEqual(['  subgraph m_x["x"]', '  subgraph m_y["y"]']);
    expect(chart).toContain('  m_x_a -->|"stay"| m_x_a');
    expect(anywhere).toEqual(['Anywhere: reset → `x.a`', 'Anywhere: reset → `y.c`']);
  });
});
