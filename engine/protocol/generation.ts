import { z } from 'zod';

import { citationsResponse } from './citations.ts';
import { generationErrorKeys } from './errorKeys.ts';
import { id } from './id.ts';
import { paragraphs } from './paragraphs.ts';

/** A single toolset, a batch, or a reading of the whole project for what contradicts itself. */
export const generationKinds = ['single', 'batch', 'critique'] as const;
/** In the place of a toolset's id, where the whole project is read. */
export const wholeProject = '*';
export const generationStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;

export const generateToolsetRequest = z.object({
  extraNotes: paragraphs(4000).optional(),
  /** JSON pointers of the only fields to generate; by default the whole toolset. */
  fields: z.array(z.string().max(300)).min(1).max(50).optional(),
  goOn: z
    .boolean()
    .optional()
    .describe('true: writes what is left of the draft that broke off, and nothing else; `fields` count for nothing.'),
});
export const generateProjectRequest = z.object({
  toolsets: z.union([z.literal('all'), z.array(id).min(1).max(200)]),
  extraNotes: paragraphs(4000).optional(),
  goOn: z
    .boolean()
    .optional()
    .describe('true: of those whose draft broke off, only what is left is written, for what is left of the price.'),
});

export const generationAccepted = z.object({
  id: z.string(),
  status: z.enum(generationStatuses),
  /** Reserved tokens. */
  tokens: z.number().int(),
});

const generationError = z.object({
  key: z.enum(generationErrorKeys),
  title: z.string(),
  message: z.string(),
  /** true: what was whole by then is kept as a draft. */
  kept: z.boolean().optional(),
});

const generationStep = z.object({
  toolset: z.string(),
  status: z.enum(generationStatuses),
  error: generationError.nullable(),
  /** Of a finished step: how many sources it cites, and those that were left out. */
  citations: citationsResponse.optional(),
});

export const generationResponse = z.object({
  id: z.string(),
  projectId: z.string(),
  status: z.enum(generationStatuses),
  progress: z.object({
    done: z.number().int(),
    total: z.number().int(),
    /** The toolset being generated. */
    current: z.string().nullable(),
  }),
  steps: z.array(generationStep),
  /** The partial document of the current toolset, or the finished document of a single one. */
  content: z.record(z.string(), z.unknown()).nullable(),
  error: generationError.nullable(),
  /** Tokens: reserved while it runs, charged after its end. */
  tokens: z.number().int(),
});

/** A queued or running generation, as listed with its project. */
export const openGeneration = z.object({
  id: z.string(),
  kind: z.enum(generationKinds),
  status: z.enum(['queued', 'running']),
  /** In generation order, including finished ones. */
  toolsets: z.array(z.string()),
});

export type GenerationKind = (typeof generationKinds)[number];
export type OpenGeneration = z.infer<typeof openGeneration>;
export type GenerationStatus = (typeof generationStatuses)[number];
export type GenerationAccepted = z.infer<typeof generationAccepted>;
export type GenerationError = z.infer<typeof generationError>;
export type GenerationStep = z.infer<typeof generationStep>;
export type Generation = z.infer<typeof generationResponse>;

/** Server-Sent Events of one generation, by event name. Each carries an increasing `id`. */
export interface GenerationEvents {
  /** Status, progress or a step has changed. */
  status: Pick<Generation, 'status' | 'progress' | 'steps' | 'tokens'>;
  /** The document so far; replaces the one before for that toolset. `complete` marks the end of the step. */
  content: { toolset: string; content: Record<string, unknown>; complete: boolean };
  /** The generation has ended and at least one step succeeded. */
  done: Pick<Generation, 'status' | 'progress' | 'steps' | 'tokens'>;
  /** The generation has failed or was cancelled. */
  failed: Pick<Generation, 'status' | 'progress' | 'steps' | 'tokens'> & { error: GenerationError };
}

export type GenerationEventName = keyof GenerationEvents;
