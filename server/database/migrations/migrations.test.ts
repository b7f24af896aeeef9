import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

import { migrations } from './migrations.ts';

// Those up to this one were named ahead of their day; what is written later has its own day, and stands behind.
const lastNamedAhead = '2026-12-04-stopped-drafts';

it('lists every migration of the folder', () => {
  const files = readdirSync(import.meta.dirname).flatMap((file) => file.match(/^(\d.*?)(?<!\.test)\.ts$/)?.[1] ?? []);
  expect(files.length).toBeGreaterThan(30);
  expect(Object.keys(migrations).toSorted()).toEqual(files.toSorted());
});

it('lists them by the day on which they were written', () => {
  const names = Object.keys(migrations);
  const days = names.slice(names.indexOf(lastNamedAhead) + 1).map((name) => name.slice(0, 10));
  expect(names).toContain(lastNamedAhead);
  expect(days).toEqual(days.toSorted());
  for (const name of names) expect(name).toMatch(/^\d{4}-\d\d-\d\d-[a-z-]+$/);
});
