import type { Toolset } from '#engine/contract/Toolset.ts';
import { projectDescription, projectName } from '#engine/protocol/project.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { FieldFault } from '#engine/validation/FieldFault.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';

type NameAndDescription = Pick<ProjectRow, 'name' | 'description'>;

/** The document with the project's present name and description in its mirrored fields. */
export function writeMirrors(
  { manifest }: Pick<Toolset, 'manifest'>,
  document: ToolsetDocument,
  project: NameAndDescription,
): ToolsetDocument {
  const { mirrors } = manifest;
  if (!mirrors) return document;
  return setAt(setAt(document, mirrors.name, project.name), mirrors.description, project.description);
}

/** The document without its mirrored fields. */
export function withoutMirrors({ manifest }: Pick<Toolset, 'manifest'>, document: ToolsetDocument): ToolsetDocument {
  const { mirrors } = manifest;
  return mirrors ? setAt(setAt(document, mirrors.name, undefined), mirrors.description, undefined) : document;
}

const rules = { name: projectName, description: projectDescription };

/** The name and description in a document's mirrored fields, without blank ones. */
export function readMirrors({ manifest }: Toolset, document: ToolsetDocument): Partial<NameAndDescription> {
  const { mirrors } = manifest;
  if (!mirrors) return {};
  const { data: name } = rules.name.safeParse(getAt(document, mirrors.name));
  const { data: description } = rules.description.safeParse(getAt(document, mirrors.description));
  return { ...(name && { name }), ...(description && { description }) };
}

/** Faults of the mirrored name or description, by the rules for those of a project. */
export function mirrorFaults({ manifest }: Toolset, document: ToolsetDocument): FieldFault[] {
  const { mirrors } = manifest;
  if (!mirrors) return [];
  return (['name', 'description'] as const).flatMap((what): FieldFault[] => {
    const text = getAt(document, mirrors[what]);
    if (typeof text !== 'string' || text.trim() === '') return [];
    const issue = rules[what].safeParse(text).error?.issues[0];
    if (!issue) return [];
    if (issue.code !== 'too_big') return [{ path: mirrors[what], key: 'wrong-format', params: {} }];
    return [{ path: mirrors[what], key: 'too-long', params: { limit: Number(issue.maximum) } }];
  });
}
