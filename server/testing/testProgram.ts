import path from 'node:path';

/** The file of a program that only tests start: built where all programs are (see `programFile`), else its source. */
export function testProgram(source: string): string {
  const built = process.env['BUILT_PROGRAMS'];
  return built ? path.join(built, path.basename(source).replace(/\.ts$/, '.mjs')) : source;
}
