import { globSync, readFileSync } from 'node:fs';

import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

import { linearFault } from '#engine/regex/linearFault.ts';

const isTest = (file: string) => /\.(?:test|stories)\.tsx?$|Suite\.ts$|(?:^|\/)(?:testing|__fixtures__)\//.test(file);
const sources = globSync('{engine,server}/**/*.ts').filter((file) => !isTest(file));

// What they read is short, or nobody's but the operator's, or written by a library in a process of its own.
const bounded = new Set([
  'server/addressSetting.ts',
  'server/http/limits/clientNetwork.ts',
  'server/accounts/describeDevice.ts',
  'server/accounts/isWeakPassword.ts',
  'server/export/formats/pptx/package/addImages.ts',
  'server/export/formats/pptx/package/finishPackage.ts',
  'server/export/formats/pptx/package/finishSlide.ts',
]);

/** The regular expressions of a file, as they are written. */
function regexesIn(file: string, code: string): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = [];
  const note = ({ regex }: { regex?: { pattern: string; flags: string } | null }) => regex && found.push(regex);
  new Visitor({ Literal: (node) => void note(node as never) }).visit(parseSync(file, code).program);
  return found;
}

const faultsOf = (file: string, code: string) =>
  regexesIn(file, code).flatMap(({ pattern, flags }) => {
    const fault = linearFault(pattern, flags);
    return fault ? [`${file}: /${pattern}/${flags} ${fault}`] : [];
  });

it('finds an expression that is not linear', () => {
  expect(
    faultsOf('a.ts', String.raw`export const marks = (text: string) => text.match(/(^|\n)\s*(assumption):/g);`),
  ).toEqual([expect.stringContaining('many ways')]);
});

// Whatever a text holds, reading it takes time in proportion to its length.
it('so every expression in the source is matched in linear time', () => {
  const written = sources.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const faults = written.flatMap(([file, code]) =>
    bounded.has(file) || !code.includes('/') ? [] : faultsOf(file, code),
  );
  expect(sources.length).toBeGreaterThan(800);
  expect(faults).toEqual([]);
});
