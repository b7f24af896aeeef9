import type { PictureSubject } from '#engine/picture/drawPictureWith.ts';
import type { Draw } from '#engine/picture/Layout.ts';
import type { LayoutDescription } from '#engine/picture/layouts/layoutContract.ts';
import type { Project } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';

/** Everything that slides are drawn from; nothing is fetched later, so that they can be shown offline. */
export interface Deck {
  project: Pick<Project, 'name' | 'description'>;
  /** In path order. */
  toolsets: DeckToolset[];
}

/** A saved toolset that has a picture. */
export interface DeckToolset {
  summary: ToolsetSummary;
  subject: PictureSubject;
  drawLayout: Draw<LayoutDescription>;
}
