import { say } from '@aerodrome/engine/text/say.ts';
import { useRef, useState } from 'react';
import { gameOf } from '../../games/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useApp } from '../context.ts';
import { Highlighted } from './rules/Highlighted.tsx';
import { searchRules, searchWords } from './rules/search.ts';
import './sheets.css';
import './rules.css';

/** Rules reference of a game, with topics and a text search. */
export function RulesSheet({ game }: { game: string }) {
  const { send } = useApp();
  const [query, setQuery] = useState('');
  const page = useRef<HTMLDivElement>(null);
  const words = searchWords(query);
  const topics = gameOf(game).reference;
  const found = searchRules(game, topics, words);
  const count = found.reduce((sum, { sections }) => sum + sections.length, 0);
  const scrollToTopic = (topic: string) => {
    const heading = page.current?.querySelector<HTMLElement>(`[data-topic="${topic}"]`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus();
  };
  return (
    <Sheet
      wide
      title={say('reference.title', { game: { key: `game.${game}` } })}
      onClose={() => send({ type: 'closeSheet' })}
    >
      <div className="rules">
        <div className="rules-side">
          <Field label={say('reference.search')}>
            <Input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
          </Field>
          <p className="rules-count" aria-live="polite">
            {words.length > 0 ? say('reference.found', { count }) : ''}
          </p>
          <nav aria-label={say('reference.topics')}>
            {found.map(({ topic, title }) => (
              <Button key={topic.id} look="quiet" onClick={() => scrollToTopic(topic.id)}>
                {title}
              </Button>
            ))}
          </nav>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className="rules-page" data-game={game} ref={page} tabIndex={0} aria-label={say('reference.page')}>
          {found.length === 0 && <p>{say('reference.nothing')}</p>}
          {found.map(({ topic, title, sections }) => (
            <section key={topic.id}>
              <h3 data-topic={topic.id} tabIndex={-1}>
                <Highlighted text={title} words={words} />
              </h3>
              {sections.map(({ id, heading, paragraphs }) => {
                const Diagram = topic.diagrams?.[id];
                return (
                  <article key={id}>
                    {Diagram && <Diagram />}
                    <h4>
                      <Highlighted text={heading} words={words} />
                    </h4>
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph}>
                        <Highlighted text={paragraph} words={words} />
                      </p>
                    ))}
                  </article>
                );
              })}
            </section>
          ))}
        </section>
      </div>
    </Sheet>
  );
}
