import type { SharedProject } from '#engine/protocol/shareLink.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { fetchSharedProject, fetchSharedToolset } from '#web/api/shared.ts';
import type { DeckSource } from '#web/presentation/deck/Deck.ts';
import type { Subject } from '#web/reading/Subject.ts';

/** A project that a link shows. What has been read of it is kept, for path, toolsets and slides alike. */
export class OpenedLink implements DeckSource {
  readonly token: string;
  readonly project: SharedProject;
  readonly #subjects = new Map<string, Promise<Subject>>();

  static async open(token: string): Promise<OpenedLink> {
    return new OpenedLink(token, await fetchSharedProject(token));
  }

  constructor(token: string, project: SharedProject) {
    this.token = token;
    this.project = project;
  }

  /** In path order. */
  get saved(): readonly ToolsetSummary[] {
    return this.project.toolsets.filter(({ saved }) => saved);
  }

  open(): ReturnType<DeckSource['open']> {
    return Promise.resolve({ project: this.project, saved: this.saved });
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
