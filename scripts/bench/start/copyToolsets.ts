import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from '../process/root.ts';

/**
 * Fills a folder with copies of built-in toolsets under other ids, `total` including the built-in ones. Returns the
 * number of built-in ones.
 */
export function copyToolsets(folder: string, total: number): number {
  const shelf = globSync('*/toolset.json', { cwd: join(root, 'toolsets') }).map((file) => dirname(file));
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < total - shelf.length; index += 1) {
    const name = shelf[index % shelf.length]!;
    const id = `${name}-${Math.floor(index / shelf.length) + 2}`;
    cpSync(join(root, 'toolsets', name), join(folder, id), { recursive: true });
    // Its id, and what refers to itself: a folder with faults would be checked anew at each start.
    const manifest = readFileSync(join(folder, id, 'toolset.json'), 'utf8');
    writeFileSync(join(folder, id, 'toolset.json'), manifest.replaceAll(`"${name}"`, `"${id}"`));
  }
  return shelf.length;
}
