import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import type { ProjectRow } from '../database/repositories/projects.ts';

type NameAndDescription = Pick<ProjectRow, 'name' | 'description'>;

/** A document whose fields tied to the project show the project's present name and description. */
export function showProject(
  { manifest }: Toolset,
  document: ToolsetDocument,
  project: NameAndDescription,
): ToolsetDocument {
  const { mirrors } = manifest;
  if (!mirrors) return document;
  return setAt(setAt(document, mirrors.name, project.name), mirrors.description, project.description);
}

/** What a saved document says the project is called and is about; a field left blank says nothing. */
export function readProject({ manifest }: Toolset, document: ToolsetDocument): Partial<NameAndDescription> {
  const { mirrors } = manifest;
  if (!mirrors) return {};
  const text = (pointer: string) => {
    const value = getAt(document, pointer);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const [name, description] = [text(mirrors.name), text(mirrors.description)];
  return { ...(name && { name: name.slice(0, 120) }), ...(description && { description: description.slice(0, 4000) }) };
}
