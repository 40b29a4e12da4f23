// Takes a screenshot of every screen for docs/, in a browser with a temporary data folder. Other looks are for review. Each
// screen is also checked for accessibility violations.
import { join, resolve } from 'node:path';
import { languages } from '@aerodrome/engine/text/language.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { root } from './app/root.ts';
import { command, fromHere, readArguments, refuse, wholeNumber } from './cli/arguments.ts';
import { type Look, nameOf, series, sizeOf, usual } from './pictures/looks.ts';
import { type Finding, portray } from './pictures/portray.ts';

command('pictures', async () => {
  const { values } = readArguments({
    options: {
      size: { type: 'string', default: nameOf(usual) },
      text: { type: 'string', default: String(usual.text) },
      contrast: { type: 'boolean', default: false },
      'forced-colours': { type: 'boolean', default: false },
      language: { type: 'string', default: usual.language },
      series: { type: 'boolean', default: false },
      of: { type: 'string', multiple: true },
      to: { type: 'string' },
    },
  });
  const size = sizeOf(values.size) ?? refuse('command.noSuchSize', { value: values.size });
  const text = wholeNumber('text', values.text, 100, 150);
  const language = languages.find((one) => one === values.language) ?? refuse('command.noSuchLanguage', { languages });
  const look: Look = { size, text, contrast: values.contrast, forced: values['forced-colours'], language };
  const findings: Finding[] = [];
  if (values.to === undefined) {
    // docs/ has pictures of the default look only.
    if (values.series || nameOf(look) !== nameOf(usual)) refuse('command.pictures.nowhere');
    findings.push(...(await portray(usual, resolve(root, 'docs/pictures'), 'jpeg', values.of)));
  } else {
    for (const each of values.series ? series.map((one) => ({ ...one, language })) : [look]) {
      findings.push(...(await portray(each, join(fromHere(values.to), nameOf(each)), 'png', values.of)));
    }
  }
  for (const { picture, barrier } of findings) console.error(say('command.pictures.barrier', { picture, barrier }));
  process.exitCode = findings.length > 0 ? 1 : 0;
});
