import type { Texture } from 'pixi.js';
import { type Brush, seededRandom } from '../ui/brush.ts';
import { paintTexture } from './paintTexture.ts';
import { dotSize } from './roundLine.ts';

/** The textures of planes and effects, shared by all boards. */
export interface EffectTextures {
  propeller: Texture;
  hole: Texture;
  /** Puffs in flat colours: dark smoke, a flame, pale dust. */
  smoke: Texture;
  flame: Texture;
  dust: Texture;
  /** A scrap of fabric; a bomb. */
  scrap: Texture;
  bomb: Texture;
  /** A white disc, to be tinted. */
  dot: Texture;
}

const puffBox = 64;

/** A ragged disc. */
function lobes(brush: Brush, radius: number, colour: string, seed: number): void {
  const next = seededRandom(seed);
  brush.fillStyle = colour;
  brush.beginPath();
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * 2 * Math.PI + next() * 0.4;
    const [x, y] = [Math.cos(angle) * radius * 0.62, Math.sin(angle) * radius * 0.62];
    const size = radius * (0.3 + next() * 0.12);
    brush.moveTo(x + size, y);
    brush.arc(x, y, size, 0, 7);
  }
  brush.moveTo(radius * 0.66, 0);
  brush.arc(0, 0, radius * 0.66, 0, 7);
  brush.fill();
}

/** A ragged star. */
function tongues(brush: Brush, radius: number, colour: string, seed: number): void {
  const next = seededRandom(seed);
  brush.fillStyle = colour;
  brush.beginPath();
  for (let i = 0; i < 18; i++) {
    const r = i % 2 === 0 ? radius * (0.82 + next() * 0.18) : radius * (0.58 + next() * 0.1);
    brush.lineTo(Math.cos((i / 18) * 2 * Math.PI) * r, Math.sin((i / 18) * 2 * Math.PI) * r);
  }
  brush.fill();
}

function puff(scale: number, draw: (brush: Brush) => void): Texture {
  return paintTexture(puffBox, puffBox, scale, (brush) => {
    brush.translate(puffBox / 2, puffBox / 2);
    draw(brush);
  });
}

export function paintEffectTextures(scale: number): EffectTextures {
  return {
    propeller: paintTexture(12, 76, scale, (brush) => {
      brush.fillStyle = 'rgba(60,36,19,.30)';
      brush.beginPath();
      brush.ellipse(6, 38, 4.5, 37, 0, 0, 7);
      brush.fill();
      brush.fillStyle = 'rgba(40,22,10,.75)';
      brush.beginPath();
      brush.ellipse(6, 38, 1.8, 34, 0, 0, 7);
      brush.fill();
    }),
    hole: paintTexture(22, 22, scale, (brush) => {
      brush.translate(11, 11);
      tongues(brush, 10.5, '#fff0d2', 21);
      tongues(brush, 7.4, '#1b0a09', 23);
    }),
    smoke: puff(scale, (brush) => {
      lobes(brush, 31, 'rgba(30,20,20,.55)', 5);
      lobes(brush, 27, 'rgba(44,31,29,.92)', 5);
      brush.translate(-5, -6);
      lobes(brush, 15, 'rgba(92,66,56,.75)', 9);
    }),
    flame: puff(scale, (brush) => {
      tongues(brush, 31, '#8f1d10', 3);
      tongues(brush, 27, '#e0561f', 3);
      tongues(brush, 19, '#ff9f2e', 7);
      tongues(brush, 11, '#ffe99a', 11);
    }),
    dust: puff(scale, (brush) => {
      lobes(brush, 30, 'rgba(255,240,210,.5)', 13);
      lobes(brush, 22, 'rgba(255,246,226,.9)', 13);
    }),
    scrap: paintTexture(10, 6, scale, (brush) => {
      brush.fillStyle = '#fff6e2';
      brush.beginPath();
      brush.moveTo(0, 1);
      brush.lineTo(8, 0);
      brush.lineTo(10, 4);
      brush.lineTo(2, 6);
      brush.fill();
    }),
    bomb: paintTexture(30, 14, scale, (brush) => {
      brush.fillStyle = '#211515';
      brush.beginPath();
      brush.ellipse(17, 7, 11, 5.4, 0, 0, 7);
      brush.moveTo(9, 7);
      brush.lineTo(0, 0);
      brush.lineTo(3, 7);
      brush.lineTo(0, 14);
      brush.fill();
      brush.fillStyle = '#e0561f';
      brush.fillRect(20, 2.4, 2.6, 9.2);
    }),
    dot: paintTexture(dotSize, dotSize, scale, (brush) => {
      brush.fillStyle = '#fff';
      brush.beginPath();
      brush.arc(dotSize / 2, dotSize / 2, dotSize / 2, 0, 7);
      brush.fill();
    }),
  };
}
