import type { Toolset } from '#engine/contract/Toolset.ts';
import { claimId } from '#engine/evidence/claimId.ts';
import { findTests } from '#engine/evidence/findTests.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { findMoved } from '#engine/standing/findMoved.ts';
import type { Transaction } from '#server/database/Database.ts';
import { keepMovedThreshold } from '#server/database/repositories/movedThresholds.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import type { KeptContent } from '#server/database/repositories/versionContents.ts';

interface Change {
  projectId: string;
  before: ToolsetDocument;
  after: ToolsetDocument;
}

/** Whether a content of the toolset can move a threshold. */
export const hasThresholds = ({ manifest }: Toolset) =>
  manifest.hypotheses.some(({ threshold }) => threshold !== undefined);

/** Keeps what was set for hypotheses whose threshold a save moves although their result is there. */
export async function noteMovedThresholds(
  transaction: Transaction,
  registry: ToolsetRegistry,
  toolset: Toolset,
  { projectId, before, after }: Change,
): Promise<void> {
  const moved = findMoved(toolset, { before, after });
  if (moved.length === 0) return;
  const { id } = toolset.manifest;
  const documents = new Map([[id, before]]);
  const judges = registry.toolsets.filter(({ manifest }) => manifest.verdicts.length > 0 && manifest.id !== id);
  for (const { manifest } of judges) {
    const { content } = await findProjectToolset(transaction, projectId, manifest.id);
    if (content) documents.set(manifest.id, content);
  }
  const known = findTests([toolset, ...judges], documents).filter(
    (test) => test.toolset === id && (test.result !== undefined || test.verdict !== 'open'),
  );
  const decided = new Set(known.map(({ pointer }) => claimId(id, before, pointer)));
  const at = new Date().toISOString();
  for (const each of moved)
    if (decided.has(each.hypothesis)) await keepMovedThreshold(transaction, projectId, { ...each, at });
}

interface Contents {
  projectId: string;
  present: readonly KeptContent[];
  wanted: readonly KeptContent[];
}

/** The same where other contents are about to take the place of several. */
export async function noteMovedByContents(
  transaction: Transaction,
  registry: ToolsetRegistry,
  { projectId, present, wanted }: Contents,
): Promise<void> {
  const before = new Map(present.map(({ toolsetId, json }) => [toolsetId, json]));
  for (const { toolsetId, json } of wanted) {
    const stood = before.get(toolsetId);
    if (stood === undefined || stood === json || !registry.has(toolsetId)) continue;
    const toolset = registry.get(toolsetId);
    if (!hasThresholds(toolset)) continue;
    await noteMovedThresholds(transaction, registry, toolset, {
      projectId,
      before: JSON.parse(stood) as ToolsetDocument,
      after: JSON.parse(json) as ToolsetDocument,
    });
  }
}
