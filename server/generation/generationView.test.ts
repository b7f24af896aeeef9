import { expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { errorView } from './generationView.ts';

const { registry } = loadedToolsets();

it('an error that only a newer version knows is told as an unexpected one, in every language', () => {
  for (const language of languages)
    for (const key of ['of-a-newer-version', '__proto__']) {
      const record = { key, facts: {} } as never;
      expect(errorView(record, registry, language)).toEqual(
        errorView({ key: 'unexpected', facts: {} }, registry, language),
      );
    }
});
