import { setImmediate as breathe } from 'node:timers/promises';

import { settleDocuments } from '#engine/computed/settleDocuments.ts';
import { projectFile, type ProjectFile } from '#engine/protocol/projectFile.ts';
import { projectFileFormat, projectFileVersion } from '#engine/protocol/projectFileRules.ts';
import { type LeftOut, leftOutOf } from '#engine/registry/leftOutOf.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import { leavesOf } from '#engine/provenance/leavesOf.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import { stepsAfter } from '#engine/upgrade/stepsAfter.ts';
import { upgradeDocument } from '#engine/upgrade/upgradeDocument.ts';
import { upgradePointer } from '#engine/upgrade/upgradePointer.ts';
import type { FieldFault } from '#engine/validation/FieldFault.ts';
import { hasContent } from '#engine/validation/hasContent.ts';

import { BusinessError } from '../errors/BusinessError.ts';
import { parseInput } from '../http/parseInput.ts';
import type { Services } from '../Services.ts';
import { refuseFaults } from './refuseFaults.ts';
import { settleContent } from './settleContent.ts';

/** A project file whose contents may be stored. */
export interface ReadProjectFile {
  project: ProjectFile['project'];
  contents: Map<string, ToolsetDocument>;
  /** What of the contents nobody has confirmed, by toolset. */
  unconfirmed: Map<string, Unconfirmed>;
  leftOut: LeftOut[];
  /** As base64, by the names that the contents have. */
  images: Map<string, string>;
}

/** Reads an exported project. @throws when it is no such file, or a document in it does not fit its schema */
export async function readProjectFile(
  { toolsets, validators }: Pick<Services, 'toolsets' | 'validators'>,
  bytes: Buffer,
  language: Language,
): Promise<ReadProjectFile> {
  const file = parseInput(projectFile, parseFile(bytes), language);
  const leftOut = leftOutOf(
    file.toolsets,
    toolsets.toolsets.map(({ manifest }) => manifest),
  );
  const contents = new Map<string, ToolsetDocument>();
  const unconfirmed = new Map<string, Unconfirmed>();
  const faults: FieldFault[] = [];
  for (const [index, { id, version, content: given, unconfirmed: places = [] }] of file.toolsets.entries()) {
    if (leftOut.some((each) => each.id === id)) continue;
    const toolset = toolsets.get(id);
    const { content, faults: found } = settleContent(validators, toolset, upgraded(toolset, version, given));
    faults.push(...found.map((fault) => ({ ...fault, path: `/toolsets/${index}/content${fault.path}` })));
    if (contents.has(id) || !hasContent(content, toolset.schema)) faults.push(misfit(index, contents.has(id)));
    contents.set(id, content);
    unconfirmed.set(id, carried(toolset, version, leavesOf(given, places)));
    // A large file must not hold other requests up.
    await breathe();
  }
  refuseFaults(faults, language);
  if (contents.size === 0) throw new BusinessError('nothing-to-import', {}, { leftOut });
  const settled = settleDocuments(
    (id) => toolsets.get(id),
    (id) => contents.get(id) ?? null,
  );
  for (const id of contents.keys()) contents.set(id, settled(id) ?? {});
  const images = new Map((file.images ?? []).map(({ fileName, data }) => [fileName, data]));
  return { project: file.project, contents, unconfirmed, leftOut, images };
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
