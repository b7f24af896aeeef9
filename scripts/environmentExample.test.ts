import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { environment } from '#server/environment.ts';

const example = readFileSync('.env.example', 'utf8');
const named = [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name!);

it('names every setting once, and no other', () => {
  expect(named.toSorted()).toEqual(Object.keys(environment.shape).toSorted());
});

it('sets nothing by itself', () => {
  expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

it('shows values that the server takes', () => {
  const shown = [...example.matchAll(/^#([A-Z][A-Z0-9_]*)=(.+)$/gm)].map(([, name, value]) => [name!, value!]);
  // Files and folders that are not there, and rules of production, are told apart from faulty values.
  const needsMore = ['NODE_ENV', 'PLANS_FILE', 'TOOLSETS_DIR', 'S3_BUCKET'];
  for (const [name, value] of shown.filter(([each]) => !needsMore.includes(each!)))
    expect({ name, ...environment.safeParse({ [name!]: value }) }).toMatchObject({ name, success: true });
});
