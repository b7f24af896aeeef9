import path from 'node:path';

import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

import { compiledAhead } from './compiledAhead.ts';

/** The first line of the chunk that a module at a path makes. */
async function firstLineOf(file: string): Promise<string | undefined> {
  const module = path.join(import.meta.dirname, '../..', file);
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'module',
        resolveId: (id) => (id === 'entry' ? module : null),
        load: (id) => (id === module ? 'console.log(1);' : null),
      },
      compiledAhead(),
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })) as Rolldown.RolldownOutput;
  return output[0].code.split('\n')[0];
}

it('tells browsers to compile the form at once, and nothing else', async () => {
  expect(await firstLineOf('web/form/FormTree.tsx')).toBe('//# allFunctionsCalledOnLoad');
  expect(await firstLineOf('web/scenes/home/Home.tsx')).not.toContain('allFunctionsCalledOnLoad');
});
