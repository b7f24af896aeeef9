import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The programs that the server consists of, each a process of its own: the source of each, from the root. */
export const programs = {
  index: 'server/index.ts',
  writeOrders: 'server/export/writeOrders.ts',
  reencodeOne: 'server/images/reencodeOne.ts',
  extractOne: 'server/sources/extractOne.ts',
} as const;

/** The folder that this code was built into; not there while it runs as written. */
declare const builtInto: string | undefined;

/**
 * The file to start a program from: beside this one once built, otherwise its source. BUILT_PROGRAMS names a folder of
 * built ones for tests, which start many.
 */
export function programFile(name: keyof typeof programs): string {
  const built = typeof builtInto === 'string' ? builtInto : process.env['BUILT_PROGRAMS'];
  return built ? path.join(built, `${name}.mjs`) : path.join(root, programs[name]);
}
