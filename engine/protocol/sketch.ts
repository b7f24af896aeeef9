import { z } from 'zod';

import { languages } from '#engine/languages/languages.ts';

import { longestIdea } from './longestIdea.ts';
import { paragraphs } from './paragraphs.ts';
import type { ToolsetDefinitionResponse } from './toolset.ts';

export const sketchRequest = z.object({
  text: paragraphs(longestIdea).min(1).describe('The idea, in a sentence or two.'),
  language: z.enum(languages),
});

/** The secret under which a sketch is watched and taken along. */
export const sketchSecret = z.string().min(1).max(200);

export const sketchFormResponse = z.object({
  toolsets: z
    .array(z.record(z.string(), z.unknown()))
    .describe('Those that are sketched, each as `GET /api/toolsets/:toolset` answers.'),
  example: z.object({
    text: z.string(),
    drafts: z.array(z.object({ toolset: z.string(), content: z.record(z.string(), z.unknown()) })),
  }),
});

export const sketchResponse = z.object({ secret: z.string() });

/** What there is of a sketch: one small draft for each toolset that has begun, none of them confirmed by anybody. */
export interface SketchContent {
  drafts: { toolset: string; content: Record<string, unknown> }[];
}

/** What sketches are made of, and one of the example company's idea. */
export interface SketchForm {
  toolsets: ToolsetDefinitionResponse[];
  example: SketchContent & { text: string };
}

/** The events of a sketch, by name. */
export interface SketchEvents {
  content: SketchContent;
  done: SketchContent;
  failed: { error: { key: string; title: string; message: string } };
}
