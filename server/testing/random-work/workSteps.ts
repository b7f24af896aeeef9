import fc from 'fast-check';

import { type WorkToolset, workToolsets } from './WorkModel.ts';

/** Fields that are edited, generated, accepted and locked; none is a mirror of the project's name. */
export const workFields: Record<WorkToolset, readonly string[]> = {
  about: ['summary', 'sector', 'region'],
  sections: ['problem', 'solution', 'value', 'competitors'],
};

const fieldSteps = ['save', 'save-untold', 'merge', 'cut', 'accept', 'approve', 'import', 'generate', 'lock'] as const;
type FieldStep = (typeof fieldSteps)[number];

/** One thing that one of the two people does. */
export type WorkStep = { who: 0 | 1 } & (
  | { does: 'read' | 'discard' | 'generate-all' | 'save-at-once'; toolset: WorkToolset }
  | { does: FieldStep; toolset: WorkToolset; fields: string[] }
  | { does: 'keep-version' | 'generate-batch' | 'undo' }
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
        .tuple(who, place, does('save', 'cut', 'accept', ...fieldSteps))
        .map(([by, at, what]) => ({ who: by, ...at, does: what })),
    },
    { weight: 3, arbitrary: fc.record({ who, toolset, does: does('discard', 'generate-all', 'save-at-once') }) },
    { weight: 2, arbitrary: fc.record({ who, does: does('keep-version', 'undo', 'undo', 'generate-batch') }) },
    {
      weight: 2,
      arbitrary: fc.record({ who, does: does('restore'), which: fc.nat(5), only: fc.option(toolset) }),
    },
  ) as fc.Arbitrary<WorkStep>,
  { minLength: 4, maxLength: 14 },
);

const everything = () => ({ toolset: 'sections' as const, fields: [...workFields.sections] });
const some = () => ({ toolset: 'sections' as const, fields: ['problem', 'competitors'] });

/**
 * What every run does before anything random: locks through a draft of all, restores over what was locked or saved, and
 * takes away by every route.
 */
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
  [
    { who: 0, does: 'generate-all', toolset: 'sections' },
    { who: 1, does: 'read', toolset: 'sections' },
    { who: 1, does: 'accept', ...everything() },
    { who: 1, does: 'undo' },
    { who: 0, does: 'read', toolset: 'sections' },
    { who: 0, does: 'save', ...some() },
    { who: 0, does: 'cut', ...some() },
    { who: 0, does: 'cut', ...everything() },
    { who: 1, does: 'import', ...some() },
    { who: 0, does: 'undo' },
  ],
  [
    { who: 0, does: 'generate-batch' },
    { who: 1, does: 'read', toolset: 'sections' },
    { who: 1, does: 'cut', ...some() },
    { who: 1, does: 'undo' },
    { who: 0, does: 'read', toolset: 'about' },
    { who: 0, does: 'save', toolset: 'about', fields: ['summary'] },
  ],
  [
    { who: 0, does: 'generate-all', toolset: 'about' },
    { who: 1, does: 'save', toolset: 'about', fields: [] },
    { who: 0, does: 'discard', toolset: 'about' },
    { who: 0, does: 'generate', toolset: 'about', fields: ['region'] },
    { who: 1, does: 'save-untold', toolset: 'about', fields: [] },
  ],
  [
    { who: 0, does: 'generate-all', toolset: 'sections' },
    { who: 1, does: 'read', toolset: 'sections' },
    { who: 1, does: 'approve', toolset: 'sections', fields: ['problem'] },
    { who: 1, does: 'approve', ...some() },
    { who: 0, does: 'save', toolset: 'about', fields: ['summary'] },
    { who: 1, does: 'approve', ...everything() },
  ],
  [
    { who: 1, does: 'save', ...some() },
    { who: 0, does: 'merge', toolset: 'sections', fields: ['problem'] },
    { who: 1, does: 'undo' },
    { who: 0, does: 'read', toolset: 'sections' },
    { who: 0, does: 'lock', ...some() },
    { who: 0, does: 'cut', ...everything() },
    { who: 0, does: 'lock', ...some() },
    { who: 0, does: 'cut', ...some() },
    { who: 1, does: 'undo' },
  ],
  [
    { who: 0, does: 'save-at-once', toolset: 'about' },
    { who: 0, does: 'merge', toolset: 'about', fields: [] },
  ],
];
