import { tiedGroups } from '#engine/evidence/tiedGroups.ts';
import type { Ties } from '#engine/evidence/Ties.ts';
import type { ProjectFile } from '#engine/protocol/projectFile.ts';
import { mostProjectFile, projectFileFormat, projectFileVersion } from '#engine/protocol/projectFileRules.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import type { ExportImages } from '#server/export/ExportImages.ts';

// In letters: what is imported may have no more, and base64 has four for three bytes.
const most = mostProjectFile * 1024 * 1024 - 64 * 1024;

/** The contents as they are, to be imported again, and their images as far as what is imported may be so large. */
export async function writeJson(document: ExportDocument): Promise<Uint8Array> {
  const { project, date, chapters, answers, images, leftOut, ties, history, storyChoices = [] } = document;
  const { name, description, language, depths = {} } = project;
  const deep = Object.entries(depths).filter(([toolset]) => chapters.some(({ id }) => id === toolset));
  const file: ProjectFile = {
    format: projectFileFormat,
    version: projectFileVersion,
    exportedAt: date,
    project: { name, description, language, ...(deep.length > 0 && { depths: Object.fromEntries(deep) }) },
    ...(leftOut > 0 && { unconfirmedLeftOut: leftOut }),
    toolsets: chapters.map(({ id, definition, content, unconfirmed = [] }) => ({
      id,
      version: definition.manifest.version,
      content,
      ...(unconfirmed.length > 0 && { unconfirmed: [...unconfirmed] }),
    })),
    ...(answers.length > 0 && { answers: [...answers] }),
    ...(history && { history }),
    ...(storyChoices.length > 0 && { story: [...storyChoices] }),
    ...tiesOf(ties, new Set(chapters.map(({ id }) => id))),
  };
  addImages(file, images);
  return Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
}

/** Those between claims of what is exported. */
function tiesOf(ties: Ties, exported: ReadonlySet<string>): Pick<ProjectFile, 'ties'> {
  const isHeld = (claims: readonly string[]) => claims.every((id) => exported.has(id.slice(0, id.indexOf('/'))));
  const tied = [...new Set(tiedGroups(ties.tied).values())].flatMap((group) => {
    const [first, ...rest] = group.filter((id) => isHeld([id]));
    return rest.map((id): [string, string] => [first!, id]);
  });
  const dismissed = ties.dismissed.filter(isHeld).map(([one, other]): [string, string] => [one, other]);
  return tied.length + dismissed.length > 0 ? { ties: { tied, dismissed } } : {};
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
