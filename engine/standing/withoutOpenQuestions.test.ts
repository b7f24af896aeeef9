import { expect, it } from 'vitest';

import type { Standing } from '#engine/protocol/standing.ts';

import { withoutOpenQuestions } from './withoutOpenQuestions.ts';

const asked = { toolset: 'about', pointer: '/openQuestions/2', text: 'Our investor leaves in May.' };
const told = { toolset: 'about', pointer: '/summary', text: 'A lunch box.' };
const figure = { kind: 'figure' };

it('leaves out of where a project stands whatever its open questions assume, also in what was decided', () => {
  const standing = {
    summary: 'A lunch box.',
    decision: { text: 'Go on.', claims: [asked, told], against: [asked, figure, told] },
    claims: [asked, told],
    against: [figure, asked],
    next: [asked, told, { kind: 'round' }],
    reasons: [told, asked],
  };
  const before = structuredClone(standing);
  expect(withoutOpenQuestions(standing as unknown as Standing)).toEqual({
    summary: 'A lunch box.',
    decision: { text: 'Go on.', claims: [told], against: [figure, told] },
    claims: [told],
    against: [figure],
    next: [told, { kind: 'round' }],
    reasons: [told],
  });
  expect(standing).toEqual(before);
});
