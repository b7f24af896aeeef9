import type { Connection } from '#server/database/Database.ts';
import { findOpenedToolset } from '#server/database/repositories/openedToolset.ts';

/** The contents of a project's toolsets as their pages show them: drafts before what is saved. Each is read once. */
export class ShownContents {
  readonly #connection: Connection;
  readonly #projectId: string;
  readonly #contents = new Map<string, Promise<unknown>>();

  constructor(connection: Connection, projectId: string) {
    this.#connection = connection;
    this.#projectId = projectId;
  }

  read(toolsetId: string): Promise<unknown> {
    const known = this.#contents.get(toolsetId) ?? this.#find(toolsetId);
    this.#contents.set(toolsetId, known);
    return known;
  }

  async #find(toolsetId: string): Promise<unknown> {
    const { draft, content } = await findOpenedToolset(this.#connection, this.#projectId, toolsetId);
    return (draft?.content ?? content)?.parse() ?? null;
  }
}
