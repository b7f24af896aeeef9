import { globSync, readFileSync } from 'node:fs';

import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';

import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

import { publishedContracts } from './publishedContracts.ts';

const readJson = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const shelf = new URL('../../toolsets/', import.meta.url);
const places: Record<string, string> = {
  toolset: '*/toolset.json',
  ui: '*/ui.json',
  locale: '*/locales/*.json',
  path: 'paths/*.json',
};
const contracts = Object.entries(publishedContracts());

it('are published for every file that refers to one', () => {
  expect(contracts.map(([name]) => name)).toEqual(['toolset', 'ui', 'locale', 'path']);
});

describe.each(contracts)('the contract "%s"', (name, contract) => {
  const validate = new Ajv({ strict: false }).compile(contract);

  it('is up to date; otherwise run `npm run toolset:publish`', () => {
    expect(readJson(new URL(`published/${name}.schema.json`, import.meta.url))).toEqual(contract);
  });

  it('refuses missing and unknown keys', () => {
    expect(validate({})).toBe(false);
    const files = toolsetFolder('ideas').files;
    const path = readFileSync(new URL('paths/one-day.json', shelf), 'utf8');
    const file = { toolset: files['toolset.json'], ui: files['ui.json'], locale: files['locales/en.json'], path }[name];
    const sound = JSON.parse(file ?? 'null') as object;
    expect(validate(sound)).toBe(true);
    expect(validate({ ...sound, unknown: true })).toBe(false);
  });

  it('accepts in an author’s editor what the engine accepts', () => {
    const files = globSync(places[name]!, { cwd: shelf });
    const refused = files.filter((file) => !validate(readJson(new URL(file, shelf))));
    expect(files.length).toBeGreaterThanOrEqual(name === 'path' ? 3 : 24);
    expect(refused).toEqual([]);
  });
});
