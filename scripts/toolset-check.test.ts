import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { runScript } from './testing/runScript.ts';

const broken = 'scripts/__fixtures__/broken-toolsets';
/** All that is said of the invalid folders, for more than one test: checking all folders takes seconds. */
let ofBroken: ReturnType<typeof runScript> | undefined;
const checkBroken = () => (ofBroken ??= runScript('toolset-check', ['--dir', broken]));
const empty = mkdtempSync(path.join(tmpdir(), 'filiz-empty-shelf-'));
afterAll(() => rmSync(empty, { recursive: true, force: true }));

describe('npm run toolset:check', () => {
  it('finds no faults in the built-in folders, and checks all of them', async () => {
    const output = `${globSync('toolsets/*/toolset.json').length} toolsets checked, no fault found.\n`;
    expect(await runScript('toolset-check')).toEqual({ code: 0, output });
  });

  it('reports all faults of invalid folders with file and pointer, and fails', async () => {
    const { code, output } = await checkBroken();
    const told = output.split('\n').filter((line) => line.includes(': '));
    expect(told.map((line) => line.slice(0, line.indexOf(': '))).toSorted()).toEqual(faults.toSorted());
    expect(output).toContain(`${faults.length} faults found.`);
    expect(code).toBe(1);
  });

  it('explains what to do about a fault', async () => {
    const { output } = await checkBroken();
    expect(output).toContain('contradictory/prompt.md: the method part must use {{bounds}}');
    expect(output).toContain('contradictory/toolset.json /id: must be the name of the folder, "contradictory"');
    expect(output).toContain('torn/schema.json /properties/entries: a list needs "maxItems"');
    expect(output).toContain('lonely/toolset.json /dependsOn/0/id: there is no sound toolset "nowhere"');
  });

  it('reads TOOLSETS_DIR as the server does', async () => {
    expect(await runScript('toolset-check', [], { TOOLSETS_DIR: broken })).toMatchObject({ code: 1 });
    expect(await runScript('toolset-check', [], { TOOLSETS_DIR: empty })).toMatchObject({ code: 0 });
  });

  it('checks only the folders named', async () => {
    const named = await runScript('toolset-check', ['lonely', '--dir', broken]);
    expect(named).toEqual({ code: 1, output: expect.stringContaining('4 faults found.') });
    expect(named.output).not.toContain('torn/');
    expect(await runScript('toolset-check', ['persona', '--dir', broken])).toMatchObject({ code: 0 });
  });

  it('fails for a missing folder', async () => {
    const missing = await runScript('toolset-check', ['persna']);
    expect(missing).toEqual({ code: 1, output: expect.stringContaining('persna: there is no such toolset folder') });
  });
});

/** The places of the faults in the fixture, in any order. */
const faults = [
  'contradictory/toolset.json /id',
  'contradictory/prompt.md',
  'contradictory/prompt.md',
  'contradictory/prompt.md',
  'contradictory/prompt.md',
  'contradictory/prompt.md',
  'contradictory/ui.json /sections/0/fields/1',
  'contradictory/ui.json /sections',
  'contradictory/ui.json /sections',
  'contradictory/ui.json /widths/~1entries~1*~1weight',
  'contradictory/ui.json /itemTitles/~1entries',
  'contradictory/toolset.json /dependsOn/1/id',
  'contradictory/toolset.json /binds/0/field',
  'contradictory/toolset.json /binds/0/toolset',
  'contradictory/toolset.json /notGenerated/0',
  'contradictory/toolset.json /computed/0/field',
  'contradictory/toolset.json /computed/0/field',
  'contradictory/toolset.json /computed/0/of/0',
  'contradictory/toolset.json /computed/1/y',
  'contradictory/toolset.json /computed/1/values/lowXLowY',
  'contradictory/locales/en.json /fields',
  'contradictory/locales/en.json /fields/~1entries',
  'contradictory/locales/en.json /fields/~1entries~1*~1weight',
  'contradictory/locales/en.json /sections',
  'contradictory/locales/en.json /sections/closing',
  'contradictory/locales/en.json /enums/~1entries~1*~1evidence',
  'contradictory/locales/en.json /enums/~1entries~1*~1evidence',
  'contradictory/examples/en.json /entries/0/importance',
  'contradictory/examples/en.json /entries/1/name',
  'contradictory/examples/en.json /entries/2/evidence',
  'contradictory/examples/en.json /entries/3/mood',
  'contradictory/examples/tr.json',
  'torn/prompt.md',
  'torn/locales/tr.json',
  'torn/examples/tr.json',
  'torn/toolset.json /id',
  'torn/toolset.json /version',
  'torn/toolset.json /stage',
  'torn/toolset.json /icon',
  'torn/toolset.json /tokenCost',
  'torn/toolset.json',
  'torn/ui.json',
  'torn/locales/en.json /title',
  'torn/locales/en.json /description',
  'torn/schema.json /properties/notes',
  'torn/schema.json /properties/entries',
  'torn/schema.json /$defs/entry/required',
  'torn/schema.json /$defs/entry/properties/parent',
  'torn/schema.json /properties/empty',
  'torn/schema.json /properties/empty',
  'torn/schema.json /properties/missing/$ref',
  'lonely/toolset.json /dependsOn/0/id',
  'lonely/toolset.json /dependsOn/1/id',
  'lonely/toolset.json /dependsOn/2/id',
  'lonely/toolset.json /binds/0',
];
