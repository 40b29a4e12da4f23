import { setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { writeSettings } from '../application/settings.ts';
import { MatchScreen } from '../session/MatchScreen.tsx';
import { UiState } from '../table/uiState.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { SheetNotice } from '../ui/Sheet.tsx';
import { AppContext, type AppTools } from './context.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { appMachine } from './machine.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import { Campaigns } from './screens/Campaigns.tsx';
import { CreditsSheet } from './screens/Credits.tsx';
import { Hall } from './screens/Hall.tsx';
import { Hangar } from './screens/Hangar.tsx';
import { KeysSheet } from './screens/Keys.tsx';
import { NewCampaign } from './screens/NewCampaign.tsx';
import { NewTournament } from './screens/NewTournament.tsx';
import { Pilots } from './screens/Pilots.tsx';
import { ReplayScreen } from './screens/Replay.tsx';
import { RulesSheet } from './screens/Rules.tsx';
import { Saves } from './screens/Saves.tsx';
import { SettingsSheet } from './screens/Settings.tsx';
import { SetUp } from './screens/SetUp.tsx';
import { Squadron } from './screens/Squadron.tsx';
import { Tournaments } from './screens/Tournaments.tsx';
import type { StartedApp } from './start.ts';
import { effectiveLanguage, reducesMotion } from './systemSettings.ts';
import { TableLoader } from './TableLoader.tsx';
import { UnsavedMark } from './UnsavedMark.tsx';
import { useFailedWrites } from './useFailedWrites.ts';
import { useFileDrops } from './useFileDrops.ts';
import { useReopenAfterReload } from './useReopenAfterReload.ts';

/** Renders the screen of the app statechart's state, and the sheets and notices over it. */
export function App({ app }: { app: StartedApp }) {
  const { application, info, openBoard } = app;
  const [state, send] = useMachine(appMachine);
  const [settings, setSettings] = useState(app.settings);
  const { unsaved, retryWrites } = useFailedWrites(application, send);

  // Set during render: every text below is looked up in this language.
  const language = effectiveLanguage(settings);
  setLanguage(language);

  const { open, sheet, folderVersion, problems, game, preset, tournament, template } = state.context;
  const { campaign, landed, book, side } = state.context;
  const tools: AppTools = useMemo(
    () => ({
      application,
      info,
      openBoard,
      settings,
      problems,
      unsaved,
      retryWrites,
      send,
      changeSettings(part) {
        const changed = { ...settings, ...part };
        setSettings(changed);
        application.settings.put(writeSettings(changed));
      },
    }),
    [application, info, openBoard, settings, problems, unsaved, retryWrites, send],
  );

  useEffect(() => {
    const { dataset, style } = document.documentElement;
    document.documentElement.lang = effectiveLanguage(settings);
    dataset.contrast = settings.highContrast ? 'high' : 'normal';
    dataset.motion = reducesMotion(settings) ? 'reduced' : 'full';
    dataset.graphics = settings.lightGraphics ? 'light' : 'full';
    style.setProperty('--text-scale', String(settings.textSize / 100));
  }, [settings]);

  useEffect(() => {
    send({ type: 'problems', problems: [...(app.problem ? [app.problem] : []), ...info.reports] });
  }, [app, info, send]);

  useFileDrops(
    application.matches,
    application.host,
    state.matches('match') || state.matches('setUp') || sheet !== null,
    send,
  );
  useReopenAfterReload(application.matches, state.matches('match') ? open : null, send);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      // An open dialog handles its own keys.
      if (typing || document.querySelector('dialog[open]')) return;
      if (event.key === '?') send({ type: 'sheet', sheet: 'keys' });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [send]);

  // Kept when the language changes, which reopens the table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store per open match
  const uiState = useMemo(() => new UiState(), [open?.id]);
  // The board has text painted on it, so a change of language mounts a new one.
  const tableKey = `${open?.id} ${language}`;
  return (
    <AppContext value={tools}>
      <SheetNotice value={<ProblemNotice />}>
        <div inert={sheet !== null}>
          <ErrorBoundary key={String(state.value)} fallback={() => <ErrorScreen />}>
            {state.matches('hangar') && <Hangar key={folderVersion} />}
            {state.matches('setUp') && <SetUp game={game} preset={preset} />}
            {state.matches('saves') && <Saves key={folderVersion} />}
            {state.matches('campaigns') && <Campaigns />}
            {state.matches('newCampaign') && book && <NewCampaign definition={book} chosen={side} />}
            {state.matches('squadron') && campaign && <Squadron id={campaign} landed={landed} />}
            {state.matches('tournaments') && <Tournaments key={folderVersion} />}
            {state.matches('newTournament') && <NewTournament id={tournament} template={template} />}
            {state.matches('hall') && tournament && <Hall id={tournament} />}
            {state.matches('pilots') && <Pilots key={folderVersion} />}
            {state.matches('match') && open && (
              <TableLoader key={tableKey} {...{ open, uiState }} isPlayed Screen={MatchScreen} />
            )}
            {state.matches('replay') && open && (
              <TableLoader key={tableKey} {...{ open, uiState }} isPlayed={false} Screen={ReplayScreen} />
            )}
          </ErrorBoundary>
        </div>
        {sheet === 'settings' && <SettingsSheet />}
        {sheet === 'rules' && <RulesSheet game={open?.match.kind.id ?? game} />}
        {sheet === 'credits' && <CreditsSheet />}
        {sheet === 'keys' && <KeysSheet game={open?.match.kind.id ?? null} />}
        {/* The other screens show the notice below their heading (`Page`). */}
        {(['hangar', 'match', 'replay'] as const).some((screen) => state.matches(screen)) && <ProblemNotice />}
        <UnsavedMark />
      </SheetNotice>
    </AppContext>
  );
}
