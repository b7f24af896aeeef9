import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
let house: string;

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'added-widget-'));
  for (const name of ['engine', 'web', 'scripts/added-widget', 'package.json', 'tsconfig.json', 'tsconfig.web.json'])
    cpSync(path.join(root, name), path.join(house, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  // The form alone, of all pages.
  writeFileSync(
    path.join(house, 'tsconfig.form.json'),
    JSON.stringify({ extends: './tsconfig.web.json', include: ['web/**/*.d.ts', 'web/form/ToolsetForm.tsx'] }),
  );
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

function edit(file: string, change: (text: string) => string): void {
  const place = path.join(house, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}

/** What the compiler says of the form. */
function compile(): string[] {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const build = ['--tsBuildInfoFile', path.join(house, 'form.tsbuildinfo'), '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.form.json', ...build], {
    cwd: house,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => /^\S/.test(line));
}

it('takes a widget by its file and a line in each table, and does not compile while one is forgotten', () => {
  edit('engine/contract/uiContract.ts', (text) =>
    text.replace("  'evidence',\n] as const;", "  'evidence',\n  'slider',\n] as const;"),
  );
  expect(compile()).toEqual([
    expect.stringMatching(/^web\/form\/widgets\/formWidgets\.ts.* TS2741: Property 'slider' is missing/),
  ]);

  cpSync(path.join(root, 'web/form/testing/SliderInput.tsx'), path.join(house, 'web/form/widgets/SliderInput.tsx'));
  edit('web/form/widgets/formWidgets.ts', (text) =>
    text
      .replace('import { TagsInput }', "import { SliderInput } from './SliderInput.tsx';\n$&")
      .replace('  evidence: EvidenceInput,\n', '$&  slider: SliderInput,\n'),
  );
  expect(compile()).toEqual([]);

  const script = path.join(house, 'scripts/added-widget/checkSlider.ts');
  expect(JSON.parse(execFileSync(process.execPath, [script], { cwd: house, encoding: 'utf8' }))).toEqual({
    named: [],
    misnamed: [
      expect.objectContaining({
        file: 'ui.json',
        message: expect.stringMatching(/no input "slidr".* evidence, slider$/),
      }),
    ],
  });
}, 180_000);
