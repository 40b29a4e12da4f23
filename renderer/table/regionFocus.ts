import { useEffect } from 'react';

const regions = ['board', 'tray', 'aids', 'log', 'menu'] as const;

/** F6 moves the focus to the next region of the table, Shift+F6 to the previous one. */
export function useRegionFocusKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const here = document.activeElement?.closest('[data-region]')?.getAttribute('data-region') ?? '';
      const at = regions.indexOf(here as (typeof regions)[number]);
      const step = event.shiftKey ? -1 : 1;
      for (let i = 1; i <= regions.length; i++) {
        const next = regions[(at + (at < 0 && step < 0 ? 1 : 0) + step * i + regions.length * 2) % regions.length];
        const region = document.querySelector<HTMLElement>(`[data-region=${next}]`);
        if (region && focusRegion(region)) return;
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Focuses the first control of a region, else the region. A folded region is unfolded while it has the focus. */
export function focusRegion(region: HTMLElement): boolean {
  region.dataset.unfolded = '';
  region.addEventListener('focusout', ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) delete region.dataset.unfolded;
  });
  const inner = region.querySelector<HTMLElement>(
    'button:not(:disabled):not([tabindex="-1"]), [tabindex="0"], input, select',
  );
  const target = inner ?? region;
  if (target === region && region.tabIndex < 0) region.tabIndex = -1;
  target.focus();
  return document.activeElement === target;
}
