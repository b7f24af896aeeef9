import { withoutFrame } from '#engine/picture/withoutFrame.ts';
import type { Scene } from '#engine/picture/Scene.ts';

import type { Chapter } from '../../../ExportDocument.ts';

/** The slides of one toolset: its pictures, or a single one of text. */
export interface ChapterPlan {
  chapter: Chapter;
  scenes: Scene[];
  /** How many slides it takes. */
  length: number;
}

export function planChapter(chapter: Chapter): ChapterPlan {
  const scenes = chapter.sheets.map(withoutFrame);
  return { chapter, scenes, length: Math.max(1, scenes.length) };
}
