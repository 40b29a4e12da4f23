import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useRef } from 'react';
import { sounds } from '../../../audio/sounds.ts';
import { Button } from '../../../ui/Button.tsx';
import { useApp } from '../../context.ts';
import { colours as paints } from '../pilots/Emblem.tsx';
import { useProfiles } from '../pilots/useRecords.ts';
import { type PodiumPlace, podiumOf } from './honours.ts';
import { ParkedBiplane } from './ParkedBiplane.tsx';
import './honour.css';

const ink = '#2a0d10';
/** Position and height of the podium steps by place. */
const thirdStep = { x: 740, height: 75 };
const podiumSteps: Readonly<Record<number, { x: number; height: number }>> = {
  1: { x: 500, height: 150 },
  2: { x: 260, height: 105 },
  3: thirdStep,
};
const colours = ['#b3261e', '#2c5f93', '#3f7d3a', '#8c5a9e', '#d99a2b'];

/** Award ceremony: hangar doors open on a podium with planes and confetti. A key or the button skips it. */
export function Ceremony({ state, onDone }: { state: Tournament; onDone(): void }) {
  const { settings } = useApp();
  const podium = podiumOf(state, useProfiles());
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    sounds.fanfare(settings);
    stage.current?.focus();
  }, [settings]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      onDone();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onDone]);
  const winners = podium.filter(({ place }) => place === 1).map(({ name }) => name);
  return (
    <section
      className="ceremony"
      ref={stage}
      tabIndex={-1}
      aria-label={say('hall.ceremony')}
      // Without sound it is a still picture.
      data-still={settings.muted || undefined}
    >
      <h2>{say(winners.length > 1 ? 'hall.champions' : 'hall.champion', { names: winners })}</h2>
      <svg viewBox="0 0 1000 560" aria-hidden="true" className="ceremony-stage">
        <rect width="1000" height="560" fill="#f6c35c" />
        <path d="M-4 470Q300 430 620 462T1004 450V564H-4Z" fill="#54171a" />
        <circle cx="500" cy="250" r="170" fill="#ffe6a3" />
        {podium.map((one, at) => (
          <PodiumStep key={one.entrant} one={one} at={at} shared={winners.length} />
        ))}
        <g className="ceremony-confetti">
          {Array.from({ length: 36 }, (_, i) => (
            <g
              key={i}
              style={{ animationDelay: `${1.2 + (i % 9) * 0.22}s`, ['--rest' as string]: `${40 + ((i * 83) % 420)}px` }}
              transform={`translate(${(i * 137) % 1000} -30) rotate(${i * 47})`}
            >
              <path
                d="M0 0Q-5-8-17-7Q-22-3-16 1Q-6 4 0 0Q5 8 17 7Q22 3 16-1Q6-4 0 0Z"
                fill={colours[i % colours.length]}
              />
            </g>
          ))}
        </g>
        <g className="ceremony-doors">
          <path d="M0 0H500V560H0Z" className="door-left" />
          <path d="M500 0H1000V560H500Z" className="door-right" />
        </g>
      </svg>
      <Button look="great" onClick={onDone}>
        {say('hall.ceremony.on')} <kbd>{say('hall.ceremony.keys')}</kbd>
      </Button>
    </section>
  );
}

/** A podium step with a plane. Entrants who share a place stand side by side. */
function PodiumStep({ one, at, shared }: { one: PodiumPlace; at: number; shared: number }) {
  const { height, x: middle } = podiumSteps[one.place] ?? thirdStep;
  const x = shared > 1 ? 500 + (at - (shared - 1) / 2) * 230 : middle;
  return (
    <g className="ceremony-stand" style={{ animationDelay: `${0.5 + (3 - one.place) * 0.35}s` }}>
      <rect x={x - 95} y={500 - height} width="190" height={height} fill="#f4e3c1" stroke={ink} strokeWidth="4" />
      <text x={x} y={500 - height + 62} textAnchor="middle" className="ceremony-place">
        {one.place}
      </text>
      <ParkedBiplane x={x} y={500 - height} colour={planeColour(one, at)} emblem={one.profile?.emblem ?? null} />
      <text x={x} y={540} textAnchor="middle" className="ceremony-name">
        {one.name.slice(0, 18)}
      </text>
    </g>
  );
}

/** The colour of the profile, or that of the plane flown last if planes have colours, or one by position. */
function planeColour({ profile, plane }: PodiumPlace, at: number): string {
  return paints[profile?.colour ?? ''] ?? paints[plane ?? ''] ?? itemAt(colours, at % colours.length);
}
