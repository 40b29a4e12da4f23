import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../../../ui/Button.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';

const speeds = [1, 2, 4] as const;
type Speed = (typeof speeds)[number];

interface PlaybackControlsProps {
  at: number;
  first: number;
  last: number;
  isPlaying: boolean;
  speed: Speed;
  onJump(entry: number): void;
  onStep(by: 1 | -1): void;
  onToggle(): void;
  onSpeed(speed: Speed): void;
}

/** Buttons, slider and speed of a replay. */
export function PlaybackControls({
  at,
  first,
  last,
  isPlaying,
  speed,
  onJump,
  onStep,
  onToggle,
  onSpeed,
}: PlaybackControlsProps) {
  return (
    <div className="transport">
      <IconButton icon="first" onClick={() => onJump(first)} />
      <IconButton icon="back" onClick={() => onStep(-1)} />
      {/* A replay is there to be played. */}
      <Button className="play" autoFocus onClick={onToggle}>
        {say(isPlaying ? 'watch.pause' : 'watch.play')}
      </Button>
      <IconButton icon="on" onClick={() => onStep(1)} />
      <IconButton icon="last" onClick={() => onJump(last)} />
      <input
        type="range"
        min={first}
        max={last}
        value={at}
        aria-label={say('watch.step')}
        aria-valuetext={say('watch.at', { at: at - first, last: last - first })}
        onChange={(event) => onJump(event.target.valueAsNumber)}
      />
      <output>{say('watch.at', { at: at - first, last: last - first })}</output>
      <RadioGroup
        label={say('watch.speed')}
        name="replaySpeed"
        value={speed}
        choices={speeds.map((value) => ({ value, label: say('setting.speed.times', { value }) }))}
        onChange={(value) => onSpeed(value)}
      />
    </div>
  );
}

const icons = {
  first: 'M5 5V19M19 5 8 12 19 19Z',
  back: 'M17 5 6 12 17 19Z',
  on: 'M7 5 18 12 7 19Z',
  last: 'M19 5V19M5 5 16 12 5 19Z',
};

function IconButton({ icon, onClick }: { icon: keyof typeof icons; onClick(): void }) {
  return (
    <Button look="plain" className="icon" onClick={onClick} aria-label={say(`watch.${icon}`)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
    </Button>
  );
}
