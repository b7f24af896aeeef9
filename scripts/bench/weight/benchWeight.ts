import type { BenchRow } from '../BenchRow.ts';
import { withBuiltApp } from '../process/withBuiltApp.ts';
import { mostKilobytes, weighPages } from './weighPages.ts';

/** Size (gzip) of the JavaScript a browser downloads from the real server, in a production build. */
export async function benchWeight(): Promise<BenchRow[]> {
  return withBuiltApp(async ({ browser, filiz, token, project }) => {
    const { login, view, edit } = await weighPages(browser, { url: filiz.url, token, project });
    return [
      row('/login', login, mostKilobytes.login),
      row('/login and a first toolset to read, with its picture', view, mostKilobytes.view),
      row('/login and a first toolset to edit', edit, mostKilobytes.edit),
    ];
  });
}

function row(measure: string, kilobytes: number, limit: number): BenchRow {
  const peer = { name: 'limit', value: limit };
  return { part: 'weight', measure: `gzip JavaScript of ${measure}`, unit: 'kB', filiz: kilobytes, peer, atMost: 1 };
}
