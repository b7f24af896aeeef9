import { globSync, readFileSync } from 'node:fs';

import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

import { linearFault } from '#engine/regex/linearFault.ts';

const isTest = (file: string) => /\.(?:test|stories)\.tsx?$|Suite\.ts$|(?:^|\/)(?:testing|__fixtures__)\//.test(file);
const sources = globSync('{engine,server,web,toolsets}/**/*.{ts,tsx}').filter((file) => !isTest(file));

/** Files that may hold others, since of all that people write they read only this. */
const bounded = new Map([
  ['server/addressSetting.ts', 'a setting of the operator'],
  ['server/http/limits/clientNetwork.ts', 'the address of a connection'],
  ['server/accounts/describeDevice.ts', 'a header, of which a bounded part is read'],
  ['server/accounts/isWeakPassword.ts', 'a password, whose length is bounded'],
  ['server/export/formats/pptx/package/addImages.ts', 'what a library wrote, in a process of its own'],
  ['server/export/formats/pptx/package/finishPackage.ts', 'what a library wrote, in a process of its own'],
  ['server/export/formats/pptx/package/finishSlide.ts', 'what a library wrote, in a process of its own'],
  ['web/styles/readColours.ts', 'our own style sheet, in tests and stories'],
]);

/** The regular expressions of a file, as they are written. */
function regexesIn(file: string, code: string): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = [];
  const note = ({ regex }: { regex?: { pattern: string; flags: string } | null }) => regex && found.push(regex);
  new Visitor({ Literal: (node) => void note(node as never) }).visit(parseSync(file, code).program);
  return found;
}

const judged = new Map<string, string | null>();

function judge(pattern: string, flags: string): string | null {
  const written = `/${pattern}/${flags}`;
  if (!judged.has(written)) judged.set(written, linearFault(pattern, flags));
  return judged.get(written)!;
}

const faultsOf = (file: string, code: string) =>
  regexesIn(file, code).flatMap(({ pattern, flags }) => {
    const fault = judge(pattern, flags);
    return fault ? [`${file}: /${pattern}/${flags} ${fault}`] : [];
  });

it('finds an expression that is not linear', () => {
  expect(
    faultsOf('a.ts', String.raw`export const marks = (text: string) => text.match(/(^|\n)\s*(assumption):/g);`),
  ).toEqual([expect.stringContaining('many ways')]);
});

// Whatever a text holds, reading it takes time in proportion to its length.
it('so every expression in the source is matched in linear time, but for those of the files above', () => {
  const written = sources.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const faults = written.flatMap(([file, code]) => (code.includes('/') ? faultsOf(file, code) : []));
  const isBounded = (fault: string) => bounded.has(fault.slice(0, fault.indexOf(': ')));
  expect(sources.length).toBeGreaterThan(1500);
  expect(faults.filter((fault) => !isBounded(fault))).toEqual([]);
  expect([...bounded.keys()].filter((file) => !faults.some((fault) => fault.startsWith(`${file}: `)))).toEqual([]);
});
