import type { ProjectFile } from '#engine/protocol/projectFile.ts';
import { mostProjectFile, projectFileFormat, projectFileVersion } from '#engine/protocol/projectFileRules.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import type { ExportImages } from '#server/export/ExportImages.ts';

// In letters: what is imported may have no more, and base64 has four for three bytes.
const most = mostProjectFile * 1024 * 1024 - 64 * 1024;

/** The contents as they are, to be imported again, and their images as far as what is imported may be so large. */
export async function writeJson(document: ExportDocument): Promise<Uint8Array> {
  const { project, date, chapters, answers, images, leftOut } = document;
  const { name, description, language } = project;
  const file: ProjectFile = {
    format: projectFileFormat,
    version: projectFileVersion,
    exportedAt: date,
    project: { name, description, language },
    ...(leftOut > 0 && { unconfirmedLeftOut: leftOut }),
    toolsets: chapters.map(({ id, definition, content, unconfirmed = [] }) => ({
      id,
      version: definition.manifest.version,
      content,
      ...(unconfirmed.length > 0 && { unconfirmed: [...unconfirmed] }),
    })),
    ...(answers.length > 0 && { answers: [...answers] }),
  };
  addImages(file, images);
  return Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
}

function addImages(file: ProjectFile, images: ExportImages): void {
  let size = Buffer.byteLength(JSON.stringify(file, null, 2));
  const [held, leftOut]: [NonNullable<ProjectFile['images']>, string[]] = [[], []];
  for (const [fileName, bytes] of images) {
    const length = Math.ceil(bytes.length / 3) * 4 + 200;
    if (size + length > most) leftOut.push(fileName);
    else {
      held.push({ fileName, data: Buffer.from(bytes).toString('base64') });
      size += length;
    }
  }
  if (held.length > 0) file.images = held;
  if (leftOut.length > 0) file.imagesLeftOut = leftOut;
}
