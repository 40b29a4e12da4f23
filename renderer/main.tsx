import './app/hardenPage.ts';
import '@fontsource/league-gothic/latin-400.css';
import '@fontsource/special-elite/latin-400.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
// All sheets of ui, here and before any component: code splitting would load some after the sheets that override them.
import './ui/theme.css';
import './ui/button.css';
import './ui/card.css';
import './ui/chip.css';
import './ui/choice.css';
import './ui/die.css';
import './ui/field.css';
import './ui/keyHint.css';
import './ui/mark.css';
import './ui/poster.css';
import './styles.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { CodeForm } from './app/CodeForm.tsx';
import { PageError } from './app/ErrorScreen.tsx';
import { connectHost, needsCode } from './app/host.ts';
import { loadMenuStrings, start } from './app/start.ts';
import { defaultSettings } from './application/settings.ts';
import { openPixiBoard } from './table/openBoard.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';

/** If the shell has not answered after this long, the page says so and continues to wait. */
const answerTimeoutMs = 10_000;

const root = createRoot(document.getElementById('app') as HTMLElement);
let isStarted = false;
const renderNoAnswer = async () => {
  // The settings are not known, so these are the texts of the system's language.
  await loadMenuStrings(defaultSettings).catch(() => {});
  if (isStarted) return;
  root.render(<PageError title={say('app.noStart')} text={explain({ code: 'host.unreachable' })} />);
};
const open = () => {
  const timer = setTimeout(renderNoAnswer, answerTimeoutMs);
  return start({ host: connectHost(), openBoard: openPixiBoard })
    .then((app) => {
      isStarted = true;
      root.render(
        <ErrorBoundary fallback={() => <PageError title={say('app.broken')} text={say('app.broken.text')} />}>
          <App app={app} />
        </ErrorBoundary>,
      );
    })
    .catch(renderNoAnswer)
    .finally(() => clearTimeout(timer));
};
if (needsCode()) loadMenuStrings(defaultSettings).then(() => root.render(<CodeForm onOpen={open} />));
else open();
