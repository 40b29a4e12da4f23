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
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { connectHost } from './app/host.ts';
import { start } from './app/start.ts';
import { openPixiBoard } from './table/openBoard.ts';

const root = createRoot(document.getElementById('app') as HTMLElement);
start({ host: connectHost(), openBoard: openPixiBoard }).then((app) => root.render(<App app={app} />));
