import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import type { Texture } from 'pixi.js';
import { TextureCache } from '../../../boards/textureCache.ts';
import type { Brush } from '../../../ui/brush.ts';
import { liveries } from './livery.ts';

export const tileSize = { width: 46, height: 50 };
const tokenSize = 40;

/** Texture cache of tiles and target pieces. */
export class Pieces extends TextureCache {
  readonly #gameData: GameData;

  constructor(gameData: GameData, scale: number) {
    super(scale);
    this.#gameData = gameData;
  }

  /** A tile's face; pilot 2 is the malfunctioning biplane. */
  face(pilot: number, tile: number, loop: boolean): Texture {
    const { values, tileHits, biplanes } = this.#gameData;
    const livery = liveries[pilot === 2 ? 'charge' : biplanes[pilot]];
    const value = values[pilot][tile];
    return this.cached(`face ${pilot} ${tile} ${loop}`, tileSize.width, tileSize.height, (brush) => {
      card(brush, '#fff6e2', livery.body);
      brush.fillStyle = livery.dark;
      write(brush, pilot === 2 && value > 0 ? `+${value}` : String(value).replace('-', '−'), 23, 22, 32);
      for (let i = 0; i < tileHits[pilot][tile]; i++) {
        burst(brush, 23 + (i - (tileHits[pilot][tile] - 1) / 2) * 12, 42, 5.6);
      }
      if (!loop) return;
      brush.strokeStyle = '#6d3a8c';
      brush.lineWidth = 2;
      brush.beginPath();
      brush.arc(37, 11, 5, 0.4, 5.4);
      brush.stroke();
    });
  }

  /** The back of a seat's tiles. */
  back(pilot: number): Texture {
    const livery = liveries[this.#gameData.biplanes[pilot]];
    return this.cached(`back ${pilot}`, tileSize.width, tileSize.height, (brush) => {
      card(brush, livery.body, livery.dark);
      brush.fillStyle = '#fff6e2';
      write(brush, livery.letter, 23, 26, 28);
    });
  }

  /** The red square for a played tile. */
  square(): Texture {
    return this.cached('square', tileSize.width, tileSize.height, (brush) => {
      brush.fillStyle = 'rgba(125,23,18,.55)';
      brush.strokeStyle = 'rgba(255,242,210,.5)';
      brush.lineWidth = 2;
      brush.setLineDash([5, 4]);
      brush.beginPath();
      brush.roundRect(2, 2, tileSize.width - 4, tileSize.height - 4, 6);
      brush.fill();
      brush.stroke();
    });
  }

  /** A site with its cameras, a numbered factory or a numbered airfield. */
  target(state: number): Texture {
    const { scenario } = this.#gameData;
    return this.cached(`target ${state}`, tokenSize, tokenSize, (brush) => {
      const colour = scenario === 'espionage' ? '#3f6b34' : scenario === 'bombing' ? '#5b4a3c' : '#2c5f93';
      brush.fillStyle = colour;
      brush.strokeStyle = '#fff6e2';
      brush.lineWidth = 2.5;
      brush.beginPath();
      brush.roundRect(2, 2, tokenSize - 4, tokenSize - 4, 8);
      brush.fill();
      brush.stroke();
      brush.fillStyle = '#fff6e2';
      if (scenario === 'espionage') {
        for (let i = 0; i < state; i++) camera(brush, 20, state === 1 ? 20 : 13 + i * 14);
      } else {
        if (scenario === 'bombing') factory(brush);
        else windsock(brush);
        write(brush, String(state), 29, 24, 24);
      }
    });
  }

  /** The Land and Take Off markers. */
  marker(takeOff: boolean): Texture {
    return this.cached(`marker ${takeOff}`, tokenSize, 20, (brush) => {
      brush.fillStyle = takeOff ? '#ffcf5a' : '#3f6b34';
      brush.strokeStyle = '#2a0d10';
      brush.lineWidth = 2;
      brush.beginPath();
      brush.roundRect(1, 1, tokenSize - 2, 18, 5);
      brush.fill();
      brush.stroke();
      brush.fillStyle = takeOff ? '#2a0d10' : '#fff6e2';
      brush.beginPath();
      const up = takeOff ? -1 : 1;
      brush.moveTo(10, 10 - 4 * up);
      brush.lineTo(30, 10 - 4 * up);
      brush.lineTo(20, 10 + 5 * up);
      brush.fill();
    });
  }

  /** A dashed ring for highlighted spaces. */
  halo(): Texture {
    return this.cached('halo', 120, 100, (brush) => {
      brush.strokeStyle = '#ffe27a';
      brush.lineWidth = 5;
      brush.setLineDash([10, 7]);
      brush.beginPath();
      brush.ellipse(60, 50, 54, 45, 0, 0, 7);
      brush.stroke();
    });
  }
}

function card(brush: Brush, fill: string, rim: string): void {
  brush.fillStyle = fill;
  brush.strokeStyle = rim;
  brush.lineWidth = 3;
  brush.beginPath();
  brush.roundRect(2, 2, tileSize.width - 4, tileSize.height - 4, 6);
  brush.fill();
  brush.stroke();
}

function write(brush: Brush, text: string, x: number, y: number, size: number): void {
  brush.font = `${size}px "League Gothic"`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(text, x, y);
}

function burst(brush: Brush, x: number, y: number, size: number): void {
  brush.fillStyle = '#e0561f';
  brush.beginPath();
  for (let i = 0; i < 16; i++) {
    const r = i % 2 === 0 ? size : size * 0.5;
    brush.lineTo(x + Math.cos((i * Math.PI) / 8) * r, y + Math.sin((i * Math.PI) / 8) * r);
  }
  brush.fill();
}

function camera(brush: Brush, x: number, y: number): void {
  brush.beginPath();
  brush.roundRect(x - 10, y - 5, 20, 11, 2);
  brush.rect(x - 4, y - 8, 8, 3);
  brush.fill();
  brush.save();
  brush.fillStyle = '#20401b';
  brush.beginPath();
  brush.arc(x, y + 0.5, 3.6, 0, 7);
  brush.fill();
  brush.restore();
}

function factory(brush: Brush): void {
  brush.beginPath();
  brush.moveTo(6, 32);
  brush.lineTo(6, 20);
  brush.lineTo(12, 24);
  brush.lineTo(12, 20);
  brush.lineTo(18, 24);
  brush.lineTo(18, 10);
  brush.lineTo(22, 10);
  brush.lineTo(22, 32);
  brush.fill();
}

function windsock(brush: Brush): void {
  brush.fillRect(8, 8, 2.4, 25);
  brush.beginPath();
  brush.moveTo(10, 9);
  brush.lineTo(22, 12);
  brush.lineTo(22, 16);
  brush.lineTo(10, 19);
  brush.fill();
}
