import { teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { previewTrack, type SectionPreview } from '@aerodrome/engine/games/crew/previewTrack.ts';
import { type Lay, sections } from '@aerodrome/engine/games/crew/state.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { type Message, say, sentence } from '@aerodrome/engine/text/say.ts';
import type { Scene } from '../../../table/table.ts';
import { nearTeam, roleKeys, zoneLettersOf } from '../names.ts';

interface ChainProps {
  scene: Scene<CrewTypes>;
  /** A card that is pointed at or picked. */
  lay: Lay | null;
}

/** The preview of the own row, section by section; unknown cards count as nothing. */
export function RowPreview({ scene, lay }: ChainProps) {
  const { gameData, view } = scene;
  const own = nearTeam(view, gameData);
  const track = previewTrack(gameData, view, lay ? [lay] : []);
  const lines = track.flatMap((step, i) => {
    const before = i === 0 ? view : track[i - 1];
    const narration = [
      ...unknownIn(scene, gameData, view, own, step.section),
      ...stepLines(gameData, own, before, step),
    ];
    return narration.map((line, n) => ({ ...line, section: step.section, key: `${step.section} ${n}` }));
  });
  return (
    <div className="crew-chain">
      <p className="crew-chain-title">{say('table.crew.chain')}</p>
      {lines.length === 0 && <p>{say('table.crew.chain.nothing')}</p>}
      <ol>
        {lines.map(({ key, section, words, tone }) => (
          <li key={key} className={tone} data-section={section}>
            <b className="crew-chain-number">{section}</b> {say(words.key, words.params)}
          </li>
        ))}
      </ol>
      <p className="preview-threat">{sentence(coverOf(gameData, view, own))}</p>
      <p className="crew-their-row">{rowOf(view, 1 - own)}</p>
    </div>
  );
}

interface Told {
  words: Message;
  tone: string;
}

/** Notes on cards of the own row whose faces are hidden from the viewer. */
function unknownIn(scene: Scene<CrewTypes>, gameData: GameData, view: CrewView, own: number, section: number): Told[] {
  return view.laid
    .filter((laid) => laid.section === section && teamOf(laid.post) === own && laid.card === undefined)
    .map(({ post }) => ({
      words: { key: 'table.crew.chain.unknown', params: { name: scene.names[gameData.seatOf[post]] ?? '' } },
      tone: 'quiet unknown',
    }));
}

type Positions = Pick<SectionPreview, 'planes' | 'token'>;

function stepLines({ token }: GameData, own: number, before: Positions, step: SectionPreview): Told[] {
  const narration: Told[] = [];
  if (step.token !== before.token) {
    const params = { token: { key: `token.crew.${token}` }, zone: { key: `zone.crew.${step.token}` } };
    narration.push({ words: { key: 'table.crew.chain.token', params }, tone: '' });
  }
  for (const [team, zone] of step.planes.entries()) {
    if (zone === before.planes[team]) continue;
    const params = { team: { key: `team.crew.${team}` }, zone: zoneLettersOf(zone) };
    narration.push({ words: { key: 'table.crew.chain.plane', params }, tone: '' });
  }
  for (const hit of step.hits) {
    if (hit.cause !== 'shot' || teamOf(hit.post) !== own) continue;
    const zones = hit.zones.map(zoneLettersOf);
    const key = hit.damage > 0 ? 'table.crew.chain.hit' : 'table.crew.chain.miss';
    const hurt = step.who.filter(({ post, cause }) => cause === 'shot' && teamOf(post) !== own);
    const whom = hurt.map(({ post, left }): Message => {
      return { key: 'table.crew.chain.whom', params: { role: { key: `table.crew.role.${roleKeys[post & 1]}` }, left } };
    });
    narration.push({
      words: { key, params: { zones, damage: hit.damage, whom } },
      tone: hit.damage > 0 ? 'preview-shot' : 'quiet',
    });
  }
  for (const { post, damage, left, cause } of step.who) {
    if (cause === 'shot' && teamOf(post) !== own) continue;
    const role = { key: `table.crew.role.${roleKeys[post & 1]}` };
    const key = teamOf(post) === own ? 'table.crew.chain.ours' : 'table.crew.chain.theirs';
    const tone = teamOf(post) === own ? 'preview-threat' : 'preview-shot';
    narration.push({
      words: { key, params: { role, damage, left, cause: { key: `table.crew.cause.${cause}` } } },
      tone,
    });
  }
  return narration;
}

/** The cover of the own plane at its present place. */
function coverOf({ token }: GameData, view: CrewView, own: number): Message {
  const zone = view.planes[own];
  const params = { zone: { key: `zone.crew.${zone}` }, token: { key: `token.crew.${token}` } };
  if (token === 'sun' && view.token === zone) return { key: 'table.crew.cover.sun', params };
  if (token === 'moon' && Math.floor(view.token / 3) === Math.floor(zone / 3))
    return { key: 'table.crew.cover.moon', params };
  return { key: 'table.crew.cover.none', params };
}

/** The visible cards of the other team's row, by post. */
function rowOf(view: CrewView, team: number): string {
  const parts: Message[] = [];
  for (const [role, name] of roleKeys.entries()) {
    const at = Array.from({ length: sections }, (_, i) => i + 1).filter((section) =>
      view.laid.some((laid) => laid.section === section && laid.post === team * 2 + role),
    );
    if (at.length > 0)
      parts.push({ key: 'table.crew.theirs', params: { sections: at, role: { key: `table.crew.role.${name}` } } });
  }
  return parts.length === 0 ? '' : say('table.crew.theirRow', { parts });
}
