import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import { runScript } from './testing/runScript.ts';

const shelf = mkdtempSync(path.join(tmpdir(), 'filiz-new-toolset-'));
afterAll(() => rmSync(shelf, { recursive: true, force: true }));

describe('npm run toolset:new', () => {
  it('writes a folder that passes every check and is last in path order', async () => {
    expect(await runScript('toolset-new', ['risk-map', '--dir', shelf, '--stage', 'deliver'])).toMatchObject({
      code: 0,
    });
    const checked = await runScript('toolset-check', ['risk-map', '--dir', shelf]);
    expect(checked).toEqual({ code: 0, output: expect.stringContaining('no fault found') });

    const { registry, faults } = loadToolsets([builtInToolsets, shelf]);
    expect(faults).toEqual([]);
    expect(registry.toolsets.at(-1)?.manifest).toMatchObject({ id: 'risk-map', stage: 'deliver' });
    expect(registry.get('risk-map').locales.en.title).toBe('Risk map');
  });

  it('refers an author’s editor to JSON schemas that exist', async () => {
    await runScript('toolset-new', ['edited', '--dir', shelf]);
    for (const file of ['toolset.json', 'ui.json', 'locales/tr.json']) {
      const written = path.join(shelf, 'edited', file);
      const { $schema } = JSON.parse(readFileSync(written, 'utf8')) as { $schema: string };
      expect(existsSync(path.resolve(path.dirname(written), $schema)), `${file} → ${$schema}`).toBe(true);
    }
  });

  it('does not overwrite an existing folder', async () => {
    await runScript('toolset-new', ['taken', '--dir', shelf]);
    for (const id of ['taken', 'persona']) {
      const refused = await runScript('toolset-new', [id, '--dir', shelf]);
      expect(refused).toEqual({ code: 1, output: expect.stringContaining(`There is a toolset "${id}" already`) });
    }
    expect(existsSync(path.join(shelf, 'persona'))).toBe(false);
  });

  it.each(['Risk-Map', 'risk_map', '../outside', 'risk--map', '2nd-try', ''])('refuses the id "%s"', async (id) => {
    const refused = await runScript('toolset-new', [id, '--dir', shelf]);
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('must be kebab-case') });
    expect(id !== '' && existsSync(path.join(shelf, id))).toBe(false);
  });

  it('refuses an unknown stage, and lists the valid ones', async () => {
    const refused = await runScript('toolset-new', ['somewhere', '--dir', shelf, '--stage', 'later']);
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('setup, discover, define, develop, deliver') });
  });
});
