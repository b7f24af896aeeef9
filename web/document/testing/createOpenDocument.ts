import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import { Journal } from '#web/document/Journal.ts';
import { OpenDocument } from '#web/document/OpenDocument.ts';

/** The server's state of a toolset without related ones. */
export function createState(
  definition: ToolsetDefinition,
  content: ToolsetDocument | null,
  rest: Partial<ToolsetState> = {},
): ToolsetState {
  return {
    id: definition.manifest.id,
    status: content ? 'saved' : 'empty',
    starter: false,
    saved: content !== null,
    revision: content ? 1 : 0,
    updatedAt: null,
    hasUnconfirmed: false,
    stale: false,
    staleBecause: [],
    fallen: [],
    staleChanges: [],
    missing: [],
    content,
    draft: null,
    locks: [],
    unconfirmed: [],
    confirmed: [],
    savedBy: null,
    activeGenerationId: null,
    dependencies: [],
    dependents: [],
    references: {},
    figures: {},
    ...rest,
  };
}

export function createOpenDocument(
  definition: ToolsetDefinition,
  server: ToolsetState,
  journal = new Journal('p1:trial', 'tab', new Set(['tab'])),
): OpenDocument {
  const validator = compileValidator(definition.schema);
  const source = { definition, loadValidator: () => Promise.resolve(validator) };
  return new OpenDocument('p1', source, server, journal);
}
