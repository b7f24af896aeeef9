import type { Logger } from 'pino';

import type { Toolset } from '#engine/contract/Toolset.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { compareVersions } from '#engine/upgrade/compareVersions.ts';
import { stepsAfter } from '#engine/upgrade/stepsAfter.ts';
import { upgradeDocument } from '#engine/upgrade/upgradeDocument.ts';
import { upgradePointer } from '#engine/upgrade/upgradePointer.ts';
import type { Database } from '#server/database/Database.ts';
import {
  changeDocuments,
  findToolsetShapes,
  lockToolsetShape,
  noteToolsetShape,
} from '#server/database/repositories/toolsetShapes.ts';

/**
 * Carries all stored documents over to the shapes of the loaded folders, each toolset in one transaction: servers that
 * start together take turns, and one that is stopped leaves the documents as they were.
 */
export async function carryDocuments(database: Database, { toolsets }: ToolsetRegistry, logger: Logger): Promise<void> {
  const shapes = await findToolsetShapes(database.connection);
  for (const { manifest } of toolsets) {
    const stored = shapes.get(manifest.id);
    if (stored === manifest.version) continue;
    if (stored !== undefined && compareVersions(stored, manifest.version) > 0)
      logger.warn({ toolset: manifest.id, stored }, 'documents are stored in the shape of a later version');
    else await carryToolset(database, manifest, logger);
  }
}

async function carryToolset(database: Database, manifest: Toolset['manifest'], logger: Logger): Promise<void> {
  const { id, version, upgrades } = manifest;
  await database.transaction(async (transaction) => {
    const stored = await lockToolsetShape(transaction, id);
    if (compareVersions(stored, version) >= 0) return;
    const steps = stepsAfter(upgrades, stored);
    if (steps.length > 0) {
      const rows = await changeDocuments(transaction, id, {
        document: (document) => upgradeDocument(document, steps),
        pointer: (pointer) => upgradePointer(pointer, steps),
      });
      if (rows > 0) logger.info({ toolset: id, stored, version, rows }, 'documents carried over');
    }
    await noteToolsetShape(transaction, id, version);
  });
}
