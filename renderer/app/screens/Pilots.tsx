import { say } from '@aerodrome/engine/text/say.ts';
import { Page } from '../../ui/Page.tsx';

export function Pilots() {
  return (
    <Page title={say('pilots.title')} className="pilots">
      <p />
    </Page>
  );
}
