import { expect, it } from 'vitest';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';

import { sectionInWriting } from './sectionInWriting.ts';

const ui = {
  sections: [
    { id: 'people', fields: ['/who', '/where'] },
    { id: 'costs', fields: ['/costs'] },
    { id: 'risks', fields: ['/risks'] },
  ],
} as ToolsetDefinition['ui'];

it('is the last one with content', () => {
  expect(sectionInWriting({ ui }, {}, null)).toBeNull();
  expect(sectionInWriting({ ui }, { who: 'Ada' }, null)).toEqual({ id: 'people', place: 1, count: 3 });
  expect(sectionInWriting({ ui }, { who: 'Ada', costs: [] }, null)).toEqual({ id: 'costs', place: 2, count: 3 });
});

it('is counted among the requested ones', () => {
  const only = ['/costs/0/amount', '/risks'];
  expect(sectionInWriting({ ui }, { risks: [] }, only)).toEqual({ id: 'risks', place: 2, count: 2 });
});
