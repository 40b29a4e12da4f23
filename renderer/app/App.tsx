import { setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { PinGuardContext } from '../session/PinGuardContext.ts';
import { UiState } from '../table/uiState.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { SheetNotice } from '../ui/Sheet.tsx';
import { AppToolsContext, type ShellTools } from './context.ts';
import { ErrorScreen, ErrorSheet } from './ErrorScreen.tsx';
import { appMachine } from './machine.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import { Hangar } from './screens/Hangar.tsx';
import { screens, sheets } from './screens/index.ts';
import type { StartedApp } from './start.ts';
import { reducesMotion } from './systemSettings.ts';
import { UnsavedMark } from './UnsavedMark.tsx';
import { useApplication } from './useApplication.ts';
import { useFailedWrites } from './useFailedWrites.ts';
import { useFileDrops } from './useFileDrops.ts';
import { useLazySheet } from './useLazySheet.ts';
import { useReopenAfterReload } from './useReopenAfterReload.ts';
import { useSettings } from './useSettings.ts';

/** Renders the screen of the app statechart's state, and the sheets and notices over it. */
export function App({ app }: { app: StartedApp }) {
  const { host, info, openBoard } = app;
  const [state, send] = useMachine(appMachine);
  const { application, loadApplication, finishLoading } = useApplication(app, send);
  const { settings, language, changeSettings } = useSettings(app, send);
  const { unsaved, retryWrites } = useFailedWrites(application, send);

  // Set during render: every text below is looked up in this language.
  setLanguage(language);

  const { matchDocument, folderVersion, problems, game, preset, tournament, template } = state.context;
  const { campaign, finishedSlot, book, side } = state.context;
  const tools: ShellTools = useMemo(
    () => ({
      host,
      application,
      loadApplication,
      finishLoading,
      info,
      openBoard,
      settings,
      problems,
      unsaved,
      retryWrites,
      send,
      changeSettings,
    }),
    [
      host,
      application,
      loadApplication,
      finishLoading,
      info,
      openBoard,
      settings,
      problems,
      unsaved,
      retryWrites,
      send,
      changeSettings,
    ],
  );

  const tableGame = matchDocument?.match.kind.id ?? null;
  const sheet = useLazySheet(state.context.sheet, tableGame ?? game, tools);

  // With the texts, before the page is painted.
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    document.documentElement.lang = language;
    dataset.contrast = settings.highContrast ? 'high' : 'normal';
    dataset.motion = reducesMotion(settings) ? 'reduced' : 'full';
    dataset.graphics = settings.lightGraphics ? 'light' : 'full';
    style.setProperty('--text-scale', String(settings.textSize / 100));
  }, [settings, language]);

  useEffect(() => {
    send({ type: 'problems', problems: [...(app.problem ? [app.problem] : []), ...info.reports] });
  }, [app, info, send]);

  useFileDrops(host, loadApplication, state.matches('match') || state.matches('setUp') || sheet !== null, send);
  useReopenAfterReload(application, state.matches('match') ? matchDocument : null, send);

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
  const uiState = useMemo(() => new UiState(), [matchDocument?.id]);
  // The board has text painted on it, so a change of language mounts a new one.
  const tableKey = `${matchDocument?.id} ${language}`;
  return (
    <AppToolsContext value={tools}>
      <PinGuardContext value={application?.pinGuard ?? null}>
        <SheetNotice value={<ProblemNotice />}>
          <div inert={sheet !== null}>
            <ErrorBoundary key={String(state.value)} fallback={(retry) => <ErrorScreen onRetry={retry} />}>
              {state.matches('hangar') && <Hangar key={folderVersion} />}
              {state.matches('setUp') && <screens.SetUp game={game} preset={preset} />}
              {state.matches('saves') && <screens.Saves key={folderVersion} />}
              {state.matches('campaigns') && <screens.Campaigns />}
              {state.matches('newCampaign') && book && <screens.NewCampaign definition={book} chosen={side} />}
              {state.matches('squadron') && campaign && <screens.Squadron id={campaign} landed={finishedSlot} />}
              {state.matches('tournaments') && <screens.Tournaments key={folderVersion} />}
              {state.matches('newTournament') && <screens.NewTournament id={tournament} template={template} />}
              {state.matches('hall') && tournament && <screens.Hall id={tournament} />}
              {state.matches('pilots') && <screens.Pilots key={folderVersion} />}
              {state.matches('match') && matchDocument && (
                <screens.Match key={tableKey} {...{ matchDocument, uiState }} />
              )}
              {state.matches('replay') && matchDocument && (
                <screens.Replay key={tableKey} {...{ matchDocument, uiState }} />
              )}
            </ErrorBoundary>
          </div>
          <ErrorBoundary key={sheet} fallback={(retry) => <ErrorSheet onRetry={retry} />}>
            {sheet === 'settings' && <sheets.settings />}
            {sheet === 'rules' && <sheets.rules game={tableGame ?? game} />}
            {sheet === 'credits' && <sheets.credits />}
            {sheet === 'keys' && <sheets.keys game={tableGame} />}
          </ErrorBoundary>
          {/* The other screens show the notice below their heading (`Page`). */}
          {(['hangar', 'match', 'replay'] as const).some((screen) => state.matches(screen)) && <ProblemNotice />}
          <UnsavedMark />
        </SheetNotice>
      </PinGuardContext>
    </AppToolsContext>
  );
}
