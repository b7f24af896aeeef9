import fc from 'fast-check';

import { type WorkToolset, workToolsets } from './WorkModel.ts';

/** Fields that are edited, generated, accepted and locked; none is a mirror of the project's name. */
export const workFields: Record<WorkToolset, readonly string[]> = {
  about: ['summary', 'sector', 'region'],
  sections: ['problem', 'solution', 'value', 'competitors'],
};

/** One thing that one of the two people does. */
export type WorkStep = { who: 0 | 1 } & (
  | { does: 'read' | 'discard' | 'generate-all' | 'save-at-once'; toolset: WorkToolset }
  | { does: 'save' | 'save-untold' | 'accept' | 'generate' | 'lock'; toolset: WorkToolset; fields: string[] }
  | { does: 'keep-version' }
  | { does: 'restore'; which: number; only: WorkToolset | null }
);

const who = fc.constantFrom(0 as const, 1 as const);
const toolset = fc.constantFrom(...workToolsets);
const place = toolset.chain((name) =>
  fc.record({ toolset: fc.constant(name), fields: fc.subarray([...workFields[name]]) }),
);
const does = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);

/** What two people do in a project, in turn and at once. */
export const workSteps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ who, toolset, does: does('read') }) },
    {
      weight: 8,
      arbitrary: fc
        .tuple(who, place, does('save', 'save', 'save-untold', 'accept', 'generate', 'lock'))
        .map(([by, at, what]) => ({ who: by, ...at, does: what })),
    },
    { weight: 3, arbitrary: fc.record({ who, toolset, does: does('discard', 'generate-all', 'save-at-once') }) },
    { weight: 1, arbitrary: fc.record({ who, does: does('keep-version') }) },
    {
      weight: 2,
      arbitrary: fc.record({ who, does: does('restore'), which: fc.nat(5), only: fc.option(toolset) }),
    },
  ) as fc.Arbitrary<WorkStep>,
  { minLength: 4, maxLength: 14 },
);

const everything = () => ({ toolset: 'sections' as const, fields: [...workFields.sections] });
const some = () => ({ toolset: 'sections' as const, fields: ['problem', 'competitors'] });

/** What every run does before anything random: locks through a draft of all, and restores over what was locked or saved. */
export const sureSteps: WorkStep[][] = [
  [
    { who: 0, does: 'lock', ...some() },
    { who: 1, does: 'generate-all', toolset: 'sections' },
    { who: 0, does: 'read', toolset: 'sections' },
    { who: 0, does: 'accept', ...everything() },
    { who: 1, does: 'generate', ...everything() },
    { who: 1, does: 'save', toolset: 'sections', fields: ['value'] },
  ],
  [
    { who: 0, does: 'keep-version' },
    { who: 0, does: 'save', toolset: 'about', fields: ['summary'] },
    { who: 1, does: 'read', toolset: 'sections' },
    { who: 1, does: 'save', ...some() },
    { who: 0, does: 'lock', ...some() },
    { who: 1, does: 'restore', which: 0, only: 'sections' },
    { who: 0, does: 'generate-all', toolset: 'sections' },
    { who: 0, does: 'restore', which: 0, only: null },
  ],
];
