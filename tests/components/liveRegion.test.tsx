import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LiveRegion, type LiveRegionLines, useLiveRegion } from '../../renderer/ui/LiveRegion.tsx';

test('an announcement is rendered in the live region, and the screen around it is not rendered again', () => {
  const spoken: LiveRegionLines[] = [];
  function Screen() {
    const announcements = useLiveRegion();
    spoken.push(announcements);
    return <LiveRegion announcements={announcements} />;
  }
  const { container } = render(<Screen />);
  const lines = () => [...container.querySelectorAll('[role=log] p')].map(({ textContent }) => textContent);
  const [announcements] = spoken;
  act(() => announcements.speak('Alix flies ahead'));
  const { lastId } = announcements;
  act(() => announcements.speak('Odette fires'));
  expect(lines()).toEqual(['Alix flies ahead', 'Odette fires']);
  act(() => announcements.clear(lastId));
  expect(lines()).toEqual(['Odette fires']);
  expect(spoken).toHaveLength(1);
});
