import type { PictureSubject } from '#engine/picture/drawPictureWith.ts';
import type { Draw } from '#engine/picture/Layout.ts';
import type { LayoutDescription } from '#engine/picture/layouts/layoutContract.ts';
import type { Brand } from '#engine/protocol/brand.ts';
import type { Project } from '#engine/protocol/project.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import type { StorySlide } from '#engine/story/Story.ts';
import type { Subject } from '#web/reading/Subject.ts';

/** Everything that slides are drawn from; nothing is fetched later, so that they can be shown offline. */
export interface Deck {
  project: Pick<Project, 'name' | 'description' | 'language'> & {
    /** Of those who present it; absent as null: it looks as usual. */
    brand?: Brand | null;
  };
  /** Where it stands; null where there is no more to tell than what it is. */
  standing: Standing | null;
  /** The slides that tell it, with what a presenter may say. */
  story: readonly ToldSlide[];
  /** In path order. */
  toolsets: DeckToolset[];
}

/** A slide of the story, and what somebody has noted to it. */
export interface ToldSlide {
  slide: StorySlide;
  note: string;
}

/** Where slides are from: a project of a person's, or one that a link shows. */
export interface DeckSource {
  open(): Promise<Pick<Deck, 'project' | 'standing' | 'story'> & { saved: readonly ToolsetSummary[] }>;
  /** What is saved of one of these; null: nothing to draw. */
  read(id: string): Promise<Subject | null>;
}

/** A saved toolset that has a picture. */
export interface DeckToolset {
  summary: ToolsetSummary;
  subject: PictureSubject;
  drawLayout: Draw<LayoutDescription>;
}
