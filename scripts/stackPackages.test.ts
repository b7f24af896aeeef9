import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const decision = 'docs/decisions/2026-11-27-packages-asked-for.md';
const rows = [...readFileSync(decision, 'utf8').matchAll(/^\| (\S+) +\| .* \| `([^`]+)` +\|$/gm)].map(
  ([, name, file]) => [name!, file!] as const,
);
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

// What builds the page, tests it, or writes files that are kept in the repository.
const forDevelopment = ['storybook', 'tailwindcss', 'vite', 'vitest', 'zod-to-json-schema'];

it('names each package of the stack once', () => {
  expect(rows).toHaveLength(21);
  expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
});

describe.each(rows)('%s', (name, file) => {
  it(`is loaded by ${file}`, () => {
    const loads = new RegExp(`(?:from|@import|import\\() ?'(?:@?[\\w/-]+/)?${name}(?:/[^']*)?'|'@${name}/[^']+'`);
    expect(readFileSync(file, 'utf8')).toMatch(loads);
  });

  it('stands where it is needed', () => {
    expect(forDevelopment.includes(name) ? devDependencies : dependencies).toHaveProperty([name]);
  });
});
