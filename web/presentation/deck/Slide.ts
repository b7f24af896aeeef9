import type { Stage } from '#engine/contract/stages.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import type { StoryForm } from '#engine/story/drawStorySlide.ts';

import type { ToldSlide } from './Deck.ts';

/** A slide; its key stays the same where the sheets of a picture are drawn for another width. */
export type Slide = { key: string } & (
  | { kind: 'title' }
  | { kind: 'story'; told: ToldSlide; form: StoryForm }
  | { kind: 'standing'; standing: Standing }
  | { kind: 'stage'; stage: Stage; toolsets: ToolsetSummary[] }
  | { kind: 'picture'; toolset: ToolsetSummary; scene: Scene; isFirst: boolean }
);
