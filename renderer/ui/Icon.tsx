/** Icons that no bundled font has, as SVG paths. */
const paths = {
  up: 'M8 3 14 13H2Z',
  down: 'M8 13 2 3H14Z',
  cross: 'M3 3 13 13M13 3 3 13',
  pen: 'M2 14 3 10 11 2 14 5 6 13Z',
} as const;

/** An icon of the size of the text around it. */
export function Icon({ of }: { of: keyof typeof paths }) {
  return (
    <svg className={`mark mark-${of}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[of]} />
    </svg>
  );
}
