import { memo, useEffect, useRef } from 'react';
import { HeadOn } from './HeadOn.tsx';
import { hangSky } from './sky.ts';

/** The evening sky that every screen but the table lies on; the hangar's has a biplane coming out of the sun. */
export const Poster = memo(function Poster({ biplane = false, still }: { biplane?: boolean; still: boolean }) {
  const wall = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wall.current) hangSky(wall.current);
  }, []);
  return (
    <div ref={wall} className={still ? 'poster still' : 'poster'} aria-hidden="true">
      <svg className="drift" viewBox="0 0 420 130" aria-hidden="true">
        <path d="M30 126q-30-4-26-30 8-26 42-22 18-48 74-44 40-46 106-18 44-8 58 34 44-14 70 18 44-4 44 34 2 24-28 28Z" />
      </svg>
      {biplane && (
        <div className="poster-flight">
          <HeadOn />
        </div>
      )}
    </div>
  );
});
