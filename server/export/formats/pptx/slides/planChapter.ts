import type { Language } from '#engine/languages/languages.ts';
import { drawSlides } from '#engine/picture/drawSlides.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import type { Chapter } from '#server/export/ExportDocument.ts';
import { body } from '#server/export/formats/pptx/lengths.ts';

/** The slides of one toolset: its pictures, or a single one of text. */
export interface ChapterPlan {
  chapter: Chapter;
  scenes: Scene[];
  /** How many slides it takes. */
  length: number;
}

export function planChapter(chapter: Chapter, language: Language): ChapterPlan {
  const scenes = drawSlides({ ...chapter, language }, body.height / body.width);
  return { chapter, scenes, length: Math.max(1, scenes.length) };
}
