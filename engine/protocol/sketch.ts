import { z } from 'zod';

import { languages } from '#engine/languages/languages.ts';

import { longestIdea } from './longestIdea.ts';
import { paragraphs } from './paragraphs.ts';

export const sketchRequest = z.object({
  text: paragraphs(longestIdea).min(1).describe('The idea, in a sentence or two.'),
  language: z.enum(languages),
});

/** The secret under which a sketch is watched and taken along. */
export const sketchSecret = z.string().min(1).max(200);

export const sketchResponse = z.object({ secret: z.string() });

/** What there is of a sketch: one small draft for each toolset that has begun, none of them confirmed by anybody. */
export interface SketchContent {
  drafts: { toolset: string; content: Record<string, unknown> }[];
}

/** The events of a sketch, by name. */
export interface SketchEvents {
  content: SketchContent;
  done: SketchContent;
  failed: { error: { key: string; title: string; message: string } };
}
