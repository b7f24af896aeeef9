import type { ExportDocument } from '../../ExportDocument.ts';
import type { ProjectFile } from '#engine/protocol/projectFile.ts';
import { projectFileFormat, projectFileVersion } from '#engine/protocol/projectFileRules.ts';

/** The contents as they are, to be imported again. */
export async function writeJson({ project, date, chapters }: ExportDocument): Promise<Uint8Array> {
  const { name, description, language } = project;
  const file: ProjectFile = {
    format: projectFileFormat,
    version: projectFileVersion,
    exportedAt: date,
    project: { name, description, language },
    toolsets: chapters.map(({ id, definition, content, unconfirmed = [] }) => ({
      id,
      version: definition.manifest.version,
      content,
      ...(unconfirmed.length > 0 && { unconfirmed: [...unconfirmed] }),
    })),
  };
  return Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
}
