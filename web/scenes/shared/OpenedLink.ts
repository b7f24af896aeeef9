import type { SharedProject } from '#engine/protocol/shareLink.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { tellsMore } from '#engine/standing/tellsMore.ts';
import type { StorySlide } from '#engine/story/Story.ts';
import { fetchSharedProject, fetchSharedStanding, fetchSharedStory, fetchSharedToolset } from '#web/api/shared.ts';
import { exampleToken } from '#web/paths.ts';
import type { DeckSource } from '#web/presentation/deck/Deck.ts';
import type { Subject } from '#web/reading/Subject.ts';

import { lastVisit } from './lastVisit.ts';

/** A project that a link shows. What has been read of it is kept, for path, toolsets and slides alike. */
export class OpenedLink implements DeckSource {
  readonly token: string;
  readonly project: SharedProject;
  /** Where it stands; null where there is no more to tell than what it is, or that cannot be had now. */
  readonly standing: Standing | null;
  /** The slides that tell it. */
  readonly story: readonly StorySlide[];
  /** When this browser last opened it; null: never before. */
  readonly visited: string | null;
  readonly #subjects = new Map<string, Promise<Subject>>();

  static async open(token: string): Promise<OpenedLink> {
    const [project, story, standing] = await Promise.all([
      fetchSharedProject(token),
      // The toolsets can be shown without them.
      fetchSharedStory(token).catch(() => ({ slides: [] })),
      fetchSharedStanding(token).catch(() => null),
    ]);
    return new OpenedLink(token, project, standing, story.slides);
  }

  constructor(token: string, project: SharedProject, standing: Standing | null, story: readonly StorySlide[]) {
    this.token = token;
    this.project = project;
    this.story = story;
    this.standing = standing && tellsMore(standing) ? standing : null;
    this.visited = token === exampleToken ? null : lastVisit(token);
  }

  /** In path order. */
  get saved(): readonly ToolsetSummary[] {
    return this.project.toolsets.filter(({ saved }) => saved);
  }

  /** What has been saved anew since. */
  get changed(): readonly SharedProject['toolsets'][number][] {
    const { visited } = this;
    return visited === null ? [] : this.project.toolsets.filter(({ savedAt }) => savedAt !== null && savedAt > visited);
  }

  open(): ReturnType<DeckSource['open']> {
    const story = this.story.map((slide) => ({ slide, note: '' }));
    return Promise.resolve({ project: this.project, saved: this.saved, standing: this.standing, story });
  }

  /** Not a method, so that it can be handed on. What failed is read again when it is next asked for. */
  readonly read = (id: string): Promise<Subject> => {
    const known = this.#subjects.get(id);
    if (known) return known;
    const reading = fetchSharedToolset(this.token, id);
    this.#subjects.set(id, reading);
    reading.catch(() => this.#subjects.delete(id));
    return reading;
  };
}
