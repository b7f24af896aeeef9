import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const oxlint = path.join(path.dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');

/** By file: imports that violate the dependency rules, among allowed ones. */
const refused: Record<string, string[]> = {
  'engine/a.ts': [
    'node:fs/promises',
    'react',
    'knex',
    '#server/config.ts',
    '#web/api/call.ts',
    '../toolsets/a/ui.json',
  ],
  'server/a/a.ts': ['#web/api/call.ts', '../../web/a.ts', 'knex', 'mysql2/promise', '../../toolsets/a/ui.json'],
  'web/a.ts': ['#server/config.ts', '../server/a.ts', 'node:path', 'zod', '@rjsf/utils', '../toolsets/a/schema.json'],
  'web/scenes/a/a.ts': ['#server/database/Database.ts', '@rjsf/core/lib/a', '../../../toolsets/a/ui.json'],
  'web/document/a.ts': [
    'react',
    'valtio',
    'valtio/utils',
    '#web/form/ToolsetForm.tsx',
    '#web/stores/session.ts',
    '../form/theme.ts',
    '../stores/session.ts',
    '../scenes/a/a.ts',
    '#server/config.ts',
    '@rjsf/utils',
  ],
  'web/form/a.ts': ['@rjsf/core', '@rjsf/utils', '@rjsf/core/lib/a'],
  'web/form/rjsf/a.ts': ['#server/config.ts', '../../../toolsets/a/schema.json'],
  'toolsets/a/widgets/A.tsx': ['#web/api/call.ts', '../../b/widgets/B.tsx', 'node:fs'],
};
const allowed: Record<string, string[]> = {
  'engine/b.ts': ['#engine/schema/pointer.ts', 'zod', './c.ts'],
  'server/database/b.ts': ['knex', '#engine/contract/Toolset.ts'],
  'web/document/b.ts': ['#engine/merge/mergeDocuments.ts', '../api/toolsets.ts', './Journal.ts'],
  'web/form/rjsf/b.ts': ['@rjsf/core', '@rjsf/utils', '#engine/schema/pointer.ts'],
  'toolsets/a/widgets/B.tsx': ['react', './C.tsx'],
};

it('reports exactly the imports that violate the dependency rules', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'filiz-arrows-'));
  try {
    copyFileSync(path.join(root, '.oxlintrc.json'), path.join(directory, '.oxlintrc.json'));
    for (const [file, sources] of Object.entries({ ...refused, ...allowed })) {
      mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
      const names = sources.map((_, index) => `name${index}`);
      const imports = sources.map((source, index) => `import { ${names[index]} } from '${source}';\n`);
      writeFileSync(path.join(directory, file), `${imports.join('')}export const all = [${names.join(', ')}];\n`);
    }
    expect(refusedImports(directory)).toEqual(refused);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

function refusedImports(directory: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const line of lint(directory).split('\n')) {
    const [, file, source] = /^([^:]+):.*?'([^']+)' import is restricted/.exec(line) ?? [];
    if (file && source) found[file] = [...(found[file] ?? []), source];
  }
  return Object.fromEntries(Object.entries(found).map(([file, sources]) => [file, inOrder(file, sources)]));
}

// The linter's order of findings is arbitrary.
function inOrder(file: string, sources: string[]): string[] {
  return sources.toSorted((a, b) => (refused[file]?.indexOf(a) ?? 0) - (refused[file]?.indexOf(b) ?? 0));
}

function lint(directory: string): string {
  try {
    return execFileSync(process.execPath, [oxlint, '-f', 'unix'], { cwd: directory, encoding: 'utf8' });
  } catch (error) {
    // Exit code 1: it found something.
    return (error as { stdout: string }).stdout;
  }
}
