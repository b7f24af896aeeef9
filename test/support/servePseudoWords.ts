import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { BrowserContext } from 'playwright';

import { accentuate } from './pseudoLocale.ts';

const built = 'dist/web';
const wordModules = /^web\/(?:i18n\/locales\/en\/\w+|(?:\w[\w-]*\/)+locales\/en)\.json$/;
const formWords = 'web/form/locales/en.json';

/**
 * Gives a browser the built pages with accents on every English text. Of two routes for a file the later one counts:
 * that for a whole module of texts.
 */
export async function servePseudoWords(context: BrowserContext): Promise<void> {
  for (const [file, body] of [...pseudoFormModules(), ...pseudoWordModules()])
    await context.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

const readWords = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/** The modules that hold nothing but a locale file, by their path. */
function pseudoWordModules(): [file: string, body: string][] {
  const manifest = readWords(path.join(built, '.vite/manifest.json')) as Record<string, { file: string }>;
  const sources = Object.entries(manifest).filter(([source]) => wordModules.test(source));
  if (sources.length === 0) throw new Error(`no module of English texts in ${built}`);
  return sources.map(([source, { file }]) => [
    file,
    `export default ${JSON.stringify(accentuate(readWords(source)))};`,
  ]);
}

/** The modules that the form's texts are bundled into, with every key and text replaced. */
function pseudoFormModules(): [file: string, body: string][] {
  const missing = new Map(Object.entries(readWords(formWords) as Record<string, string>));
  const words = [...missing];
  const modules = globSync('assets/*.js', { cwd: built }).map((file): [string, string, boolean] => {
    let body = readFileSync(path.join(built, file), 'utf8');
    const before = body;
    for (const [key, text] of words) {
      const pair = `${key}:\`${text}\``;
      if (!body.includes(pair)) continue;
      missing.delete(key);
      body = body.replaceAll(pair, () => `${key}:${JSON.stringify(accentuate(text))}`);
    }
    return [file, body, body !== before];
  });
  if (missing.size > 0) throw new Error(`not found in ${built}: ${[...missing.keys()].join(', ')}`);
  return modules.filter(([, , isChanged]) => isChanged).map(([file, body]) => [file, body]);
}
