import type { ProjectContent } from '#engine/protocol/version.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { KeptContent } from '#server/database/repositories/versionContents.ts';
import { StoredJson } from '#server/database/StoredJson.ts';
import type { Encodable } from '#server/http/encodeAnswer.ts';
import { writeMirrors } from '#server/projects/mirrors.ts';

/** What is saved of the toolsets that are loaded, in path order, with the name that the project has with it. */
export function readContents(
  registry: ToolsetRegistry,
  { name, description, language }: ProjectContent['project'],
  contents: readonly KeptContent[],
): Encodable<ProjectContent> {
  const kept = new Map(contents.map((each) => [each.toolsetId, each]));
  const toolsets = registry.toolsets.flatMap((toolset) => {
    const content = kept.get(toolset.manifest.id);
    if (!content) return [];
    const { toolsetId, savedAt, json } = content;
    // Documents are large: copied as they are stored, but for the one that shows the project's name.
    const shown = toolset.manifest.mirrors
      ? JSON.stringify(writeMirrors(toolset, JSON.parse(json) as ToolsetDocument, { name, description }))
      : json;
    return [`{"id":${JSON.stringify(toolsetId)},"savedAt":${JSON.stringify(savedAt)},"content":${shown}}`];
  });
  return { project: { name, description, language }, toolsets: new StoredJson(`[${toolsets.join(',')}]`) };
}
