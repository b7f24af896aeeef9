import { setImmediate as breathe } from 'node:timers/promises';

import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { FileAnswer } from '#engine/protocol/fileAnswer.ts';
import type { FileHistory } from '#engine/protocol/fileHistory.ts';
import { projectFile, type ProjectFile } from '#engine/protocol/projectFile.ts';
import { projectFileFormat, projectFileVersion } from '#engine/protocol/projectFileRules.ts';
import type { StoryChoice } from '#engine/protocol/story.ts';
import { leavesOf } from '#engine/provenance/leavesOf.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import { type LeftOut, leftOutOf } from '#engine/registry/leftOutOf.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { stepsAfter } from '#engine/upgrade/stepsAfter.ts';
import { upgradeDocument } from '#engine/upgrade/upgradeDocument.ts';
import { upgradePointer } from '#engine/upgrade/upgradePointer.ts';
import type { FieldFault } from '#engine/validation/FieldFault.ts';
import { hasContent } from '#engine/validation/hasContent.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { mostDocumentLevels, mostDocumentValues } from '#server/http/jsonBounds.ts';
import { parseInput } from '#server/http/parseInput.ts';
import { refuseTooManyValues, refuseUnwieldy } from '#server/http/refuseUnwieldy.ts';
import type { Services } from '#server/Services.ts';

import { completeAndCheck } from './completeAndCheck.ts';
import { holdsMoreValues } from './holdsMoreValues.ts';
import { refuseFaults } from './refuseFaults.ts';

const documentBounds = { levels: mostDocumentLevels, values: mostDocumentValues };
// A document stands in a toolset of the list of the file. What is around the documents, images above all, is few
// values.
const fileBounds = { levels: mostDocumentLevels + 3, values: 10 * mostDocumentValues };

/** A project file whose contents may be stored. */
export interface ReadProjectFile {
  project: ProjectFile['project'];
  contents: Map<string, ToolsetDocument>;
  /** What of the contents nobody has confirmed, by toolset. */
  unconfirmed: Map<string, Unconfirmed>;
  answers: FileAnswer[];
  leftOut: LeftOut[];
  /** As base64, by the names that the contents have. */
  images: Map<string, string>;
  /** Claims that are the same, and those that differ. */
  ties: NonNullable<ProjectFile['ties']>;
  history: FileHistory | undefined;
  /** What was chosen of its slides. */
  story: StoryChoice[];
}

/** Reads an exported project. @throws when it is no such file, or a document in it does not fit its schema */
export async function readProjectFile(
  { toolsets, validators }: Pick<Services, 'toolsets' | 'validators'>,
  bytes: Buffer,
  language: Language,
): Promise<ReadProjectFile> {
  if (holdsMoreValues(bytes, fileBounds.values)) refuseTooManyValues(fileBounds.values, language);
  const given = parseFile(bytes);
  refuseUnwieldy(given, fileBounds, language);
  const file = parseInput(projectFile, given, language);
  const leftOut = leftOutOf(
    file.toolsets,
    toolsets.toolsets.map(({ manifest }) => manifest),
  );
  const isLeftOut = new Set(leftOut.map(({ id }) => id));
  const contents = new Map<string, ToolsetDocument>();
  const faults: FieldFault[] = [];
  const taken = file.toolsets.map((each, index) => ({ ...each, index })).filter(({ id }) => !isLeftOut.has(id));
  for (const { index, id, version, content: sent } of taken) {
    const toolset = toolsets.get(id);
    refuseUnwieldy(sent, documentBounds, language, `/toolsets/${index}/content`);
    const { content, faults: found } = completeAndCheck(validators, toolset, upgraded(toolset, version, sent));
    for (const fault of found) faults.push({ ...fault, path: `/toolsets/${index}/content${fault.path}` });
    if (contents.has(id) || !hasContent(content, toolset.schema)) faults.push(misfit(index, contents.has(id)));
    contents.set(id, content);
    // A large file must not hold other requests up.
    await breathe();
  }
  refuseFaults(faults, language);
  if (contents.size === 0) throw new BusinessError('nothing-to-import', {}, { leftOut });
  const unconfirmed = new Map<string, Unconfirmed>();
  // Only of contents without faults, whose fields have names of a usual length.
  for (const { id, version, content: sent, unconfirmed: places = [] } of taken) {
    unconfirmed.set(id, carried(toolsets.get(id), version, leavesOf(sent, places)));
    await breathe();
  }
  const settled = computeDocuments(
    (id) => toolsets.get(id),
    (id) => contents.get(id) ?? null,
  );
  for (const id of contents.keys()) contents.set(id, settled(id) ?? {});
  const images = new Map((file.images ?? []).map(({ fileName, data }) => [fileName, data]));
  const ties = file.ties ?? { tied: [], dismissed: [] };
  const { project: sent, answers = [], history, story = [] } = file;
  const depths = Object.entries(sent.depths ?? {}).filter(([id, { depth }]) =>
    (toolsets.has(id) ? (toolsets.get(id).ui.depths ?? []) : []).some((each) => each.id === depth),
  );
  const project = { ...sent, depths: Object.fromEntries(depths) };
  return { project, contents, unconfirmed, answers, leftOut, images, ties, history, story };
}

/** In the present shape; what its own version did not allow is told by pointers that may be moved. */
const upgraded = ({ manifest }: Toolset, version: string, content: ToolsetDocument) =>
  upgradeDocument(content, stepsAfter(manifest.upgrades, version));

const carried = ({ manifest }: Toolset, version: string, pointers: readonly string[]) =>
  pointers.flatMap((pointer) => upgradePointer(pointer, stepsAfter(manifest.upgrades, version)) ?? []);

/** Empty, or there twice. */
function misfit(index: number, isRepeated: boolean): FieldFault {
  return {
    path: `/toolsets/${index}/${isRepeated ? 'id' : 'content'}`,
    key: isRepeated ? 'not-in-list' : 'required',
    params: {},
  };
}

function parseFile(bytes: Buffer): unknown {
  const file = parseJson(bytes);
  const { format, version } = (file ?? {}) as Partial<ProjectFile>;
  if (format !== projectFileFormat) throw new BusinessError('not-a-project-file');
  if (typeof version === 'number' && version > projectFileVersion) throw new BusinessError('newer-project-file');
  return file;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    throw new BusinessError('not-a-project-file');
  }
}
