import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const isTest = (file: string) => /\.(?:test|stories)\.tsx?$|\/testing\//.test(file);
export const sources = (pattern: string | string[]) => globSync(pattern).filter((file) => !isTest(file));

// Types are gone when the code runs.
const valueImport = /^(?:import|export) (?!type )(?:[\w$*{},\s]+ from )?'(.+?)'|(?<!typeof )\bimport\('(.+?)'\)/gm;
const anyImport = /^(?:import|export) (?:[\w$*{},\s]+ from )?'(.+?)'|\bimport\('(.+?)'\)/gm;

function targetsOf(kind: RegExp, file: string, text: string): string[] {
  return [...text.matchAll(kind)].flatMap(([, source = '', later = source]) => {
    if (later.startsWith('#')) return [later.slice(1)];
    return later.startsWith('.') ? [path.posix.join(path.posix.dirname(file), later)] : [];
  });
}

/** The files whose values a file imports or exports again, by their paths from the root. */
export const importsOf = (file: string, text = readFileSync(file, 'utf8')) => targetsOf(valueImport, file, text);

/** The same, and those of which it takes types alone. */
export const namedBy = (file: string, text = readFileSync(file, 'utf8')) => targetsOf(anyImport, file, text);
