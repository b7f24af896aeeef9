import { z } from 'zod';

import { remarkKinds } from '#engine/checks/DraftRemark.ts';
import { languages } from '#engine/languages/languages.ts';

import { boundedText } from './boundedText.ts';
import { citationsResponse } from './citations.ts';
import { critiqueState } from './critique.ts';
import { generationErrorKeys } from './errorKeys.ts';
import { fallReasons, measuredResponse } from './evidence.ts';
import { generationAccepted, openGeneration } from './generation.ts';
import { id } from './id.ts';
import { nameInMails } from './nameInMails.ts';
import { paragraphs } from './paragraphs.ts';
import { referenceItem } from './referenceItem.ts';

/** Name and description of a project, wherever they are entered. */
export const projectName = nameInMails(120);
export const projectDescription = paragraphs(4000).min(1);

export const projectRoles = ['owner', 'editor', 'viewer'] as const;
export const projectModes = ['read', 'write'] as const;
export const toolsetStatuses = ['empty', 'generated', 'saved'] as const;

export const createProjectRequest = z.object({
  name: projectName,
  description: projectDescription,
  workspaceId: id.optional(),
  language: z.enum(languages).optional(),
  path: id.optional().describe('Of those that GET /api/paths tells; the first of them without it.'),
});
export const updateProjectRequest = z.object({
  name: projectName.optional(),
  description: projectDescription.optional(),
  workspaceId: id.optional(),
  mode: z.enum(projectModes).optional(),
  language: z.enum(languages).optional().describe('The language of what is drafted from now on.'),
  path: id.optional().describe('Of those that GET /api/paths tells. Nothing is lost by it.'),
});
export const choosePathRequest = z.object({ path: id });
export const listProjectsQuery = z.object({
  search: boundedText(120).optional(),
  workspaceId: id.optional(),
  /** Ignored for deleted projects: the last deleted come first. */
  sort: z.enum(['recent', 'name', 'updated']).optional(),
  removed: z.enum(['true', 'false']).optional().describe('true: deleted projects that can be restored.'),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  /** Contains the sort value of the last row, such as its full name. */
  cursor: z.string().max(2000).optional(),
});

export const deleteProjectQuery = z.object({
  forGood: z
    .enum(['true', 'false'])
    .optional()
    .describe('false: never for good, so that it can be sent again. Absent: for good where it is deleted already.'),
});
export const copyProjectRequest = z.object({
  name: projectName,
  workspaceId: id.optional(),
  toolsets: z.union([z.literal('all'), z.array(id).max(200)]).describe('Whose contents and drafts come along.'),
  language: z.enum(languages).optional(),
});

export const projectResponse = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** null in somebody else's project, which is in a workspace of theirs. */
  workspaceId: z.string().nullable(),
  /** What the reader is in it. */
  role: z.enum(projectRoles),
  /** Who owns it and pays for what is generated in it; null: the reader. */
  owner: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  mode: z.enum(projectModes),
  language: z.enum(languages),
  /** The example company's finished project; at most one per person. */
  isExample: z.boolean(),
  /** The id of the path it takes. */
  path: z.string(),
  /**
   * Of the toolsets on the path: those with saved content, those with a draft that waits (those with both count in
   * both), and all; `starters` of the drafts were laid out without a model; `own` are those that the owner has saved
   * themselves, of the set-up and of the others.
   */
  progress: z.object({
    saved: z.number().int(),
    generated: z.number().int(),
    starters: z.number().int(),
    own: z.object({ setup: z.number().int(), path: z.number().int() }),
    total: z.number().int(),
  }),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastOpenedAt: z.string(),
  /** Of a deleted project that can be restored: when it is deleted for good. */
  goneAt: z.string().optional(),
});
/** A project with its queued and running generations. */
export const openedProjectResponse = projectResponse.extend({
  generations: z.array(openGeneration),
  critique: critiqueState,
});
export const createdProjectResponse = z.object({ project: projectResponse, generation: generationAccepted });
export const exampleProjectResponse = z.object({ project: projectResponse });
export const copiedProjectResponse = z.object({ project: projectResponse });

export const toolsetStatusResponse = z.object({
  id: z.string(),
  /** "generated" as long as a draft waits, also over saved content. */
  status: z.enum(toolsetStatuses),
  /** The draft that waits is the method's starter, laid out without a model. */
  starter: z.boolean(),
  /** true: the draft that waits is the plan with which a round begins, which no model wrote. */
  ofRound: z.boolean().optional(),
  /** Whether it has saved content, also beside a draft. */
  saved: z.boolean(),
  /** Number of saves; 0 = never saved. */
  revision: z.number().int(),
  updatedAt: z.string().nullable(),
  /** Whether nobody has confirmed some of what is saved as a model drafted it. */
  hasUnconfirmed: z.boolean(),
  /** Of the draft if there is one, else of the saved content. */
  stale: z.boolean(),
  staleBecause: z.array(z.string()),
  /** Fields that state a claim, or were built on one, that was refuted or lost its sources since they were saved. */
  fallen: z.array(
    z.object({
      pointer: z.string(),
      /** The item around the field; "" for the whole document. */
      item: z.string(),
      /** Whether the item states the claim itself. */
      isClaim: z.boolean(),
      claim: z.string(),
      text: z.string(),
      reason: z.enum(fallReasons),
      /** Of a refuted claim, where its test has figures. */
      measured: measuredResponse.optional(),
    }),
  ),
  /** Required dependencies that have no saved content yet. */
  missing: z.array(z.string()),
});
/** On the project's path also once somebody works on it. The path's come first, in its order. */
export const projectStepResponse = toolsetStatusResponse.extend({
  onPath: z.boolean(),
  /** How deep it goes: as the team has chosen, else as the path or the folder says. Absent where it has no depths. */
  depth: z.string().optional(),
  /** JSON pointers of the topics that the team has chosen; absent where it has chosen none. */
  topics: z.array(z.string()).optional(),
});

const relatedToolset = z.object({
  id: z.string(),
  required: z.boolean(),
  status: z.enum(toolsetStatuses),
  starter: z.boolean(),
  saved: z.boolean(),
  revision: z.number().int(),
  stale: z.boolean(),
});

/** A dependency that has changed, with the first of its changes in words. */
const staleChange = z.object({
  toolset: z.string(),
  /** How many fields and items have changed; 0 where the content is not kept that this was made from. */
  count: z.number().int(),
  changes: z.array(
    z.object({
      kind: z.enum(['edited', 'added', 'removed']),
      /** JSON pointer into the dependency's saved content. */
      pointer: z.string(),
      place: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
});

const savedBy = z.object({ id: z.string(), fullName: z.string() });

export const toolsetStateResponse = toolsetStatusResponse.extend({
  /** Who has saved it last; null: nobody has, it was there with the project, or their account is gone. */
  savedBy: savedBy.nullable(),
  /** Of each toolset in `staleBecause`: what has changed since this was made from it. */
  staleChanges: z.array(staleChange),
  /** The draft if there is one, else the saved content, else null. */
  content: z.record(z.string(), z.unknown()).nullable(),
  /** With a draft: the saved content, or null. Absent without a draft, when `content` is the saved content. */
  savedContent: z.record(z.string(), z.unknown()).nullable().optional(),
  draft: z
    .object({
      generationId: z.string(),
      createdAt: z.string(),
      /** JSON pointers of the draft's truncated fields. */
      cut: z.array(z.string()),
      /** Absent where nothing was cited. */
      citations: citationsResponse.optional(),
      /** What the model says that it changed, and why; absent where it wrote nothing anew. */
      note: z.string().optional(),
      /** What is worth a look in it, in the order of the kinds; absent where nothing is. */
      remarks: z
        .array(
          z.object({
            /** Into `content`; "" for the whole draft. */
            pointer: z.string(),
            kind: z.enum(remarkKinds),
            /** That it is about; "" where it is the whole text. */
            words: z.string(),
          }),
        )
        .optional(),
      /** true: the method's starter, laid out without a model. */
      starter: z.boolean(),
      /** true: the plan with which a round begins, which no model wrote. */
      ofRound: z.boolean().optional(),
      /** true: a person has stopped it half-way, so it has only what was whole by then. */
      stopped: z.boolean().optional(),
      /** Of one that was stopped, or broke off: what is left to write, and what that costs. */
      unfinished: z
        .object({
          because: z.enum(generationErrorKeys),
          /** Why, in a few words. */
          reason: z.string(),
          /** JSON pointers into `content`; of a list that broke off, further items. */
          fields: z.array(z.string()),
          price: z.number().int(),
        })
        .optional(),
    })
    .nullable(),
  /** JSON pointers into `content` of what no generation changes. */
  locks: z.array(z.string()),
  /** JSON pointers of what of `content` stands as a model drafted it. */
  unconfirmed: z.array(z.string()),
  /** With a draft: the same of `savedContent`. */
  savedUnconfirmed: z.array(z.string()).optional(),
  /** JSON pointers of what people have confirmed, as it was drafted, of what is saved. */
  confirmed: z.array(z.string()),
  /** The queued or running generation of this toolset. */
  activeGenerationId: z.string().nullable(),
  dependencies: z.array(relatedToolset),
  dependents: z.array(relatedToolset),
  /** By field pattern: the items that bound fields can refer to. */
  references: z.record(z.string(), z.array(referenceItem)),
  /** By toolset: the values of others that this one computes from or compares with, at their places; nothing else. */
  figures: z.record(z.string(), z.record(z.string(), z.unknown())),
});

const saveToolsetBody = z.object({
  content: z.record(z.string(), z.unknown()),
  revision: z.number().int().min(0).describe('The one that was edited; 0 for the first save.'),
  draft: z
    .string()
    .max(100)
    .nullable()
    .optional()
    .describe(
      'The generationId of the draft that the content was made from; null: of none. Any other draft stays as it is. Without this field the content takes the place of whatever draft there is.',
    ),
  decided: z
    .boolean()
    .optional()
    .describe(
      'true: a person has decided between their words and those that were saved meanwhile, which a version keeps.',
    ),
  undoes: id
    .optional()
    .describe(
      'The version out of which comes back what a save has taken away: it stands as it was drafted wherever it did there.',
    ),
  byItself: z
    .boolean()
    .optional()
    .describe(
      'true: nobody asked for this save, it follows the typing. A draft that waits stays as it is, what is outdated stays so, and dependents are told once a sitting, of changes in substance.',
    ),
});
export const saveToolsetRequest = saveToolsetBody.refine(({ byItself, draft }) => !byItself || !draft, {
  path: ['draft'],
});
export const savedToolsetResponse = z.object({
  revision: z.number().int(),
  updatedAt: z.string(),
  savedBy,
  content: z.record(z.string(), z.unknown()),
  unconfirmed: z
    .array(z.string())
    .describe('JSON pointers of what of `content` stands as a model drafted it: a save confirms none of it.'),
  confirmed: z
    .array(z.string())
    .describe('JSON pointers of what of `content` people have confirmed as it was drafted.'),
  draft: z.string().nullable().describe('The generationId of the draft that still waits beside the saved content.'),
  before: z
    .string()
    .nullable()
    .describe('The version that holds what stood before, where the save has taken any of it away.'),
  lost: z
    .string()
    .nullable()
    .describe('Without such a version: an earlier one that holds at least what the save has taken away.'),
});

/** Of one toolset. */
export const mostLocks = 500;
const lockPointers = z.array(z.string().max(300)).max(mostLocks);

export const toolsetLocks = z.object({
  /** JSON pointers into the present content. A pointer covers all that is within it. */
  pointers: lockPointers,
});
export const replaceLocksRequest = toolsetLocks.extend({
  base: lockPointers
    .optional()
    .describe('What was locked when the change was made: what others have locked or unlocked since stays as it is.'),
  revision: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('Of the content that the pointers lead into; another save since is a 409. Without it: the present one.'),
  draft: z
    .string()
    .max(100)
    .nullable()
    .optional()
    .describe('The generationId of the draft that the pointers lead into; null: of none. Any other draft is a 409.'),
});

export type Project = z.infer<typeof projectResponse>;
export type OpenedProject = z.infer<typeof openedProjectResponse>;
export type ProjectRole = (typeof projectRoles)[number];
export type ProjectMode = (typeof projectModes)[number];
export type ToolsetStatusName = (typeof toolsetStatuses)[number];
export type ToolsetStatus = z.infer<typeof toolsetStatusResponse>;
export type ProjectStep = z.infer<typeof projectStepResponse>;
export type ToolsetState = z.infer<typeof toolsetStateResponse>;
export type ReplaceLocksRequest = z.infer<typeof replaceLocksRequest>;
export type SavedToolset = z.infer<typeof savedToolsetResponse>;
export type RelatedToolset = z.infer<typeof relatedToolset>;
