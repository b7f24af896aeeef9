import { z } from 'zod';

import { generationErrorKeys } from './errorKeys.ts';
import { id } from './id.ts';
import { paragraphs } from './paragraphs.ts';

/** One toolset by itself, or several in a row. */
export const generationKinds = ['single', 'batch'] as const;
export const generationStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;

export const generateToolsetRequest = z.object({
  extraNotes: paragraphs(4000).optional(),
  /** JSON pointers of the only fields to be written; absent: the whole toolset. */
  fields: z.array(z.string().max(300)).min(1).max(50).optional(),
});
export const generateProjectRequest = z.object({
  toolsets: z.union([z.literal('all'), z.array(id).min(1).max(200)]),
  extraNotes: paragraphs(4000).optional(),
});

export const generationAccepted = z.object({
  id: z.string(),
  status: z.enum(generationStatuses),
  /** Tokens reserved. */
  tokens: z.number().int(),
});

const generationError = z.object({ key: z.enum(generationErrorKeys), title: z.string(), message: z.string() });

const generationStep = z.object({
  toolset: z.string(),
  status: z.enum(generationStatuses),
  error: generationError.nullable(),
});

export const generationResponse = z.object({
  id: z.string(),
  projectId: z.string(),
  status: z.enum(generationStatuses),
  progress: z.object({
    done: z.number().int(),
    total: z.number().int(),
    /** The toolset being written now. */
    current: z.string().nullable(),
  }),
  steps: z.array(generationStep),
  /** What is readable so far of the toolset being written, or the finished document of a single one. */
  content: z.record(z.string(), z.unknown()).nullable(),
  error: generationError.nullable(),
  /** Tokens reserved while it runs, tokens taken once it ended. */
  tokens: z.number().int(),
});

/** What waits or runs, as a project names it. */
export const openGeneration = z.object({
  id: z.string(),
  kind: z.enum(generationKinds),
  status: z.enum(['queued', 'running']),
  /** In the order in which they are written; those that are done too. */
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
  /** Something about the whole changed: status, progress or a step. */
  status: Pick<Generation, 'status' | 'progress' | 'steps' | 'tokens'>;
  /** The document as far as it can be read; replaces what came before for that toolset. `complete` ends the step. */
  content: { toolset: string; content: Record<string, unknown>; complete: boolean };
  /** The end of a generation that succeeded, wholly or for some of its steps. */
  done: Pick<Generation, 'status' | 'progress' | 'steps' | 'tokens'>;
  /** The end of one that failed or was cancelled. */
  failed: Pick<Generation, 'status' | 'progress' | 'steps' | 'tokens'> & { error: GenerationError };
}

export type GenerationEventName = keyof GenerationEvents;
