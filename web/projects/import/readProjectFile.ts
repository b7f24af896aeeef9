import { projectFileFormat } from '#engine/protocol/projectFileRules.ts';
import { leftOutOf, type LeftOut } from '#engine/registry/leftOutOf.ts';

/** What a person is told of a project file before it is imported. */
export interface ProjectFileSummary {
  name: string;
  /** Those of its toolsets that can be imported. */
  toolsets: string[];
  leftOut: LeftOut[];
  /** How many of its images it had no room for. */
  imagesLeftOut: number;
}

interface Versioned {
  id: string;
  version: string;
}

/** Reads as much of an exported project as its summary needs; null when it is none. The server checks all of it. */
export async function readProjectFile(file: File, known: readonly Versioned[]): Promise<ProjectFileSummary | null> {
  const { format, project, toolsets, imagesLeftOut } = await parse(file);
  if (format !== projectFileFormat || typeof project?.name !== 'string' || !Array.isArray(toolsets)) return null;
  const entries = toolsets.filter(isVersioned);
  const leftOut = leftOutOf(entries, known);
  const missing = Array.isArray(imagesLeftOut) ? imagesLeftOut.length : 0;
  const isLeftOut = new Set(leftOut.map(({ id }) => id));
  const ids = entries.flatMap(({ id }) => (isLeftOut.has(id) ? [] : [id]));
  return { name: project.name, toolsets: ids, leftOut, imagesLeftOut: missing };
}

interface Parsed {
  format?: unknown;
  project?: { name?: unknown };
  toolsets?: unknown;
  imagesLeftOut?: unknown;
}

async function parse(file: File): Promise<Parsed> {
  try {
    return (JSON.parse(await file.text()) ?? {}) as Parsed;
  } catch {
    return {};
  }
}

function isVersioned(entry: unknown): entry is Versioned {
  const { id, version } = (entry ?? {}) as Partial<Versioned>;
  return typeof id === 'string' && typeof version === 'string';
}
