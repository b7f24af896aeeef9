import { describePlace } from '#engine/fields/describePlace.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ExportCheck } from '#engine/protocol/export.ts';
import { unconfirmedLeaves } from '#engine/provenance/withoutUnconfirmed.ts';
import { findLost } from '#engine/references/findLost.ts';
import { type Referred, referencesOf } from '#engine/registry/referencesOf.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { decodeJson } from '#server/database/json.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import type { Services } from '#server/Services.ts';

import { findUnshown } from './findUnshown.ts';
import { readHeld } from './readHeld.ts';

interface Wish {
  project: ProjectRow;
  toolsets: readonly string[];
  version?: string | undefined;
  /** The reader's. */
  language: Language;
}

/**
 * What an export could not say, for people to know before they send it on.
 * @throws NotFoundError without that version
 */
export async function checkExport(
  { database: { connection }, toolsets: registry }: Pick<Services, 'database' | 'toolsets'>,
  { project, toolsets, version, language }: Wish,
): Promise<ExportCheck> {
  const held = await readHeld(connection, project, version);
  const rows = held.rows.filter(({ toolsetId }) => registry.has(toolsetId));
  const contents = new Map(rows.map(({ toolsetId, json }) => [toolsetId, decodeJson<ToolsetDocument>(json)]));
  const look = (id: string): Referred | undefined =>
    registry.has(id) ? { definition: registry.get(id), contents: [contents.get(id) ?? null] } : undefined;
  const chosen = rows.filter(({ toolsetId }) => toolsets.includes(toolsetId));
  return {
    lost: chosen.flatMap(({ toolsetId }) => {
      const definition = registry.get(toolsetId);
      const content = contents.get(toolsetId) ?? {};
      return findLost(definition, content, referencesOf(definition, look)).map(({ pointer }) => ({
        toolset: toolsetId,
        pointer,
        place: describePlace(pointer, content, definition, language),
      }));
    }),
    unconfirmed: chosen.reduce((sum, { toolsetId, unconfirmed }) => {
      const known = { document: contents.get(toolsetId) ?? {}, unconfirmed };
      return sum + unconfirmedLeaves(registry.get(toolsetId), known).length;
    }, 0),
    // The stored JSON holds letters as they are.
    unshown: findUnshown([held.project.name, held.project.description, ...chosen.map(({ json }) => json)]),
  };
}
