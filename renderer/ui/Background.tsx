import { memo, useEffect, useRef } from 'react';
import { BiplaneFront } from './BiplaneFront.tsx';
import { mountSky } from './sky.ts';

/** The background of every screen but the table: an evening sky, with a biplane in the hangar. */
export const Background = memo(function Poster({ biplane = false, still }: { biplane?: boolean; still: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) mountSky(root.current);
  }, []);
  return (
    <div ref={root} className={still ? 'poster still' : 'poster'} aria-hidden="true">
      <svg className="drift" viewBox="0 0 420 130" aria-hidden="true">
        <path d="M30 126q-30-4-26-30 8-26 42-22 18-48 74-44 40-46 106-18 44-8 58 34 44-14 70 18 44-4 44 34 2 24-28 28Z" />
      </svg>
      {biplane && (
        <div className="poster-flight">
          <BiplaneFront />
        </div>
      )}
    </div>
  );
});
