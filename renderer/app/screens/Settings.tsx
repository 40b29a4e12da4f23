import { languages } from '@aerodrome/engine/text/language.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Settings } from '../../application/settings.ts';
import { sounds } from '../../audio/sounds.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useApp } from '../context.ts';
import { BackupSection } from './settings/BackupSection.tsx';
import './sheets.css';

const speeds = [1, 2, 4, 0] as const;
const sizes = [100, 115, 130, 150] as const;
const doors = ['needed', 'full'] as const;
const times = [1, 1.5, 2, 3] as const;
const reveals = ['flowing', 'steps'] as const;
const motions = ['system', 'full', 'reduced'] as const;
const channels = ['engines', 'guns', 'table'] as const;

/** Settings sheet. Every change takes effect and is saved at once. */
export function SettingsSheet() {
  const { settings, changeSettings, send } = useApp();
  const volume = (channel: keyof Settings['volumes'], value: number) => {
    changeSettings({ volumes: { ...settings.volumes, [channel]: value } });
  };
  return (
    <Sheet title={say('setting.title')} onClose={() => send({ type: 'closeSheet' })}>
      <section className="settings">
        <h3>{say('setting.language.title')}</h3>
        <RadioGroup
          label={say('setting.language')}
          name="language"
          value={settings.language}
          choices={(['system', ...languages] as const).map((value) => ({
            value,
            label: say(`setting.language.${value}`),
          }))}
          onChange={(language) => changeSettings({ language })}
        />
      </section>
      <section className="settings">
        <h3>{say('setting.motion.title')}</h3>
        <RadioGroup
          label={say('setting.speed')}
          name="speed"
          value={settings.speed}
          choices={speeds.map((value) => ({
            value,
            label: say(value ? 'setting.speed.times' : 'setting.speed.none', { value }),
          }))}
          onChange={(speed) => changeSettings({ speed })}
        />
        <RadioGroup
          label={say('setting.motion')}
          name="motion"
          value={settings.motion}
          choices={motions.map((value) => ({ value, label: say(`setting.motion.${value}`) }))}
          onChange={(motion) => changeSettings({ motion })}
        />
        <Checkbox
          label={say('setting.lightGraphics')}
          value={settings.lightGraphics}
          onChange={(lightGraphics) => changeSettings({ lightGraphics })}
        />
        <RadioGroup
          label={say('setting.reveal')}
          name="reveal"
          value={settings.reveal}
          choices={reveals.map((value) => ({ value, label: say(`setting.reveal.${value}`) }))}
          onChange={(reveal) => changeSettings({ reveal })}
        />
      </section>
      <section className="settings">
        <h3>{say('setting.sound.title')}</h3>
        <Checkbox label={say('setting.muted')} value={settings.muted} onChange={(muted) => changeSettings({ muted })} />
        <Checkbox
          label={say('setting.clockNoise')}
          value={settings.clockNoise}
          onChange={(clockNoise) => changeSettings({ clockNoise })}
        />
        {channels.map((channel) => (
          <label key={channel} className="volume">
            <span>{say(`setting.volume.${channel}`)}</span>
            <input
              type="range"
              min="0"
              max="1"
              step="0.05"
              disabled={settings.muted}
              value={settings.volumes[channel]}
              onChange={(event) => volume(channel, event.target.valueAsNumber)}
              onPointerUp={() => sounds.sample(channel, settings)}
              onKeyUp={() => sounds.sample(channel, settings)}
            />
            <output>{say('setting.percent', { value: Math.round(settings.volumes[channel] * 100) })}</output>
          </label>
        ))}
      </section>
      <section className="settings">
        <h3>{say('setting.sight.title')}</h3>
        <RadioGroup
          label={say('setting.textSize')}
          name="textSize"
          value={settings.textSize}
          choices={sizes.map((value) => ({ value, label: say('setting.percent', { value }) }))}
          onChange={(textSize) => changeSettings({ textSize })}
        />
        <Checkbox
          label={say('setting.highContrast')}
          value={settings.highContrast}
          onChange={(highContrast) => changeSettings({ highContrast })}
        />
        <Checkbox
          label={say('setting.confirmations')}
          value={settings.confirmations}
          onChange={(confirmations) => changeSettings({ confirmations })}
        />
        <Checkbox
          label={say('setting.countCards')}
          value={settings.countCards}
          onChange={(countCards) => changeSettings({ countCards })}
        />
        <Checkbox
          label={say('setting.botCalls')}
          value={settings.botCalls}
          onChange={(botCalls) => changeSettings({ botCalls })}
        />
        <Checkbox
          label={say('setting.singleKeys')}
          value={settings.singleKeys}
          onChange={(singleKeys) => changeSettings({ singleKeys })}
        />
        <RadioGroup
          label={say('setting.doors')}
          name="doors"
          value={settings.doors}
          choices={doors.map((value) => ({ value, label: say(`setting.doors.${value}`) }))}
          onChange={(doors) => changeSettings({ doors })}
        />
        <RadioGroup
          label={say('setting.moreTime')}
          name="moreTime"
          value={settings.moreTime}
          choices={times.map((value) => ({ value, label: say('setting.speed.times', { value }) }))}
          onChange={(moreTime) => changeSettings({ moreTime })}
        />
      </section>
      <BackupSection />
    </Sheet>
  );
}
