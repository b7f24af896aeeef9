import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { type Look, looks } from '../test/support/looks.ts';
import { openBrowser } from '../test/support/openBrowser.ts';
import { openLook, type VisitorGroup } from '../test/support/openLook.ts';
import { startApp } from '../test/support/startApp.ts';

// npm run pictures [-- folder]: screenshots of every screen in each language, theme and width, and a list of their
// faults.
const { positionals } = parseArgs({ allowPositionals: true });
const folder = path.resolve(positionals[0] ?? 'screenshots');

const [browser, app] = await Promise.all([openBrowser(), startApp()]);
let taken = 0;
let found = 0;

async function takePictures(look: Look): Promise<void> {
  const name = `${look.language}-${look.theme}-${look.width}`;
  mkdirSync(path.join(folder, name), { recursive: true });
  const { paths, visitors, inspect, close } = await openLook(browser, app, look);
  const named = new Map<string, number>();
  for (const [group, addresses] of Object.entries(paths) as [VisitorGroup, string[]][])
    for (const [place, address] of addresses.entries()) {
      const findings = await inspect(group, place, look === looks[0] ? 'every-entry' : 'first-entries');
      const title = pictureName(group, address);
      const times = (named.get(title) ?? 0) + 1;
      named.set(title, times);
      const picture = path.join(folder, name, `${title}${times > 1 ? `-${times}` : ''}.png`);
      await visitors[group].page.screenshot({ path: picture, fullPage: true });
      taken += 1;
      found += findings.length;
      for (const finding of findings) process.stdout.write(`${name} ${address} (${group}): ${finding}\n`);
    }
  await close();
  process.stdout.write(`${name} done\n`);
}

/** File name such as "signedIn-project-tools-persona", without generated ids and secrets. */
function pictureName(group: string, address: string): string {
  const parts = address
    .split('/')
    .filter((part) => part !== '' && !/^([0-9A-Z]{26}|[\w-]{43}|[0-9a-f]{64})$/.test(part));
  return [group, ...(parts.length > 0 ? parts : ['home'])].join('-');
}

// Two at a time: one page renders while the other is examined.
const waiting = [...looks];
async function work(): Promise<void> {
  for (let look = waiting.shift(); look; look = waiting.shift()) await takePictures(look);
}
await Promise.all([work(), work()]);
await browser.close();
await app.stop();
process.stdout.write(`${taken} pictures in ${folder}, ${found} findings\n`);
process.exitCode = found === 0 ? 0 : 1;
