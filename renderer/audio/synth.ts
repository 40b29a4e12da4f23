/** The volume channels of the settings. */
export type Channel = 'engines' | 'guns' | 'table';
export type Volumes = Record<Channel, number>;

interface Sweep {
  from: number;
  to: number;
}

/**
 * Synthesizer over the Web Audio API: all sounds are made of noise and simple waves, none are recorded. Times in
 * seconds.
 */
export class Synth {
  readonly #context = new AudioContext();
  readonly #channels: Record<Channel, GainNode>;
  readonly #hiss: AudioBuffer;

  constructor() {
    // A compressor limits the sum of many sounds, which would clip otherwise.
    const limiter = this.#context.createDynamicsCompressor();
    limiter.connect(this.#context.destination);
    const channel = () => {
      const gain = this.#context.createGain();
      gain.connect(limiter);
      return gain;
    };
    this.#channels = { engines: channel(), guns: channel(), table: channel() };
    this.#hiss = this.#context.createBuffer(1, this.#context.sampleRate * 2, this.#context.sampleRate);
    const samples = this.#hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }

  set(volumes: Volumes): void {
    for (const [name, gain] of Object.entries(this.#channels)) gain.gain.value = volumes[name as Channel];
  }

  /** Filtered noise for shots, wind, paper and fire. */
  noise(channel: Channel, after: number, length: number, loudness: number, filter: BiquadFilterType, sweep: Sweep) {
    const start = this.#context.currentTime + after;
    const source = this.#context.createBufferSource();
    source.buffer = this.#hiss;
    source.loop = true;
    const band = this.#context.createBiquadFilter();
    band.type = filter;
    band.frequency.setValueAtTime(sweep.from, start);
    band.frequency.exponentialRampToValueAtTime(sweep.to, start + length);
    source.connect(band).connect(this.#envelope(channel, start, length, loudness, 0.006));
    source.start(start, Math.random());
    source.stop(start + length);
  }

  /** Noise with a slow attack and decay, for wind. */
  gust(channel: Channel, after: number, length: number, loudness: number, sweep: Sweep): void {
    const start = this.#context.currentTime + after;
    const source = this.#context.createBufferSource();
    source.buffer = this.#hiss;
    source.loop = true;
    const band = this.#context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = 2.5;
    band.frequency.setValueAtTime(sweep.from, start);
    band.frequency.exponentialRampToValueAtTime(sweep.to, start + length / 2);
    band.frequency.exponentialRampToValueAtTime(sweep.from, start + length);
    source.connect(band).connect(this.#envelope(channel, start, length, loudness, length / 2));
    source.start(start, Math.random());
    source.stop(start + length);
  }

  /** A gliding tone, for thumps, whistles and bells. */
  tone(channel: Channel, after: number, length: number, loudness: number, wave: OscillatorType, sweep: Sweep): void {
    const start = this.#context.currentTime + after;
    const source = this.#context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(sweep.from, start);
    source.frequency.exponentialRampToValueAtTime(sweep.to, start + length);
    source.connect(this.#envelope(channel, start, length, loudness, 0.005));
    source.start(start);
    source.stop(start + length);
  }

  /** A rotary engine: low sawtooth waves, amplitude-modulated by the engine's strokes. */
  engine(after: number, length: number, loudness: number, sweep: Sweep): void {
    const start = this.#context.currentTime + after;
    const chop = this.#context.createGain();
    chop.gain.value = 0.6;
    const strokes = this.#context.createOscillator();
    strokes.type = 'square';
    strokes.frequency.setValueAtTime(sweep.from / 3, start);
    strokes.frequency.exponentialRampToValueAtTime(sweep.to / 3, start + length);
    const depth = this.#context.createGain();
    depth.gain.value = 0.35;
    strokes.connect(depth).connect(chop.gain);
    const muffler = this.#context.createBiquadFilter();
    muffler.type = 'lowpass';
    muffler.frequency.value = 520;
    const out = this.#envelope('engines', start, length, loudness, length * 0.25);
    for (const detune of [0, 9]) {
      const wave = this.#context.createOscillator();
      wave.type = 'sawtooth';
      wave.detune.value = detune;
      wave.frequency.setValueAtTime(sweep.from, start);
      wave.frequency.exponentialRampToValueAtTime(sweep.to, start + length);
      wave.connect(muffler);
      wave.start(start);
      wave.stop(start + length);
    }
    muffler.connect(chop).connect(out);
    strokes.start(start);
    strokes.stop(start + length);
  }

  #envelope(channel: Channel, start: number, length: number, loudness: number, attack: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(loudness, 0.0002), start + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(this.#channels[channel]);
    return gain;
  }
}
