import { projectFileFormat } from '#engine/protocol/projectFileRules.ts';
import { leftOutOf, type LeftOut } from '#engine/registry/leftOutOf.ts';

/** What a person is told of a project file before it is imported. */
export interface ProjectFileSummary {
  name: string;
  /** How many of its toolsets can be imported. */
  count: number;
  leftOut: LeftOut[];
}

interface Versioned {
  id: string;
  version: string;
}

/** Reads as much of an exported project as its summary needs; null when it is none. The server checks all of it. */
export async function readProjectFile(file: File, known: readonly Versioned[]): Promise<ProjectFileSummary | null> {
  const { format, project, toolsets } = await parse(file);
  if (format !== projectFileFormat || typeof project?.name !== 'string' || !Array.isArray(toolsets)) return null;
  const entries = toolsets.filter(isVersioned);
  const leftOut = leftOutOf(entries, known);
  return { name: project.name, count: entries.length - leftOut.length, leftOut };
}

interface Parsed {
  format?: unknown;
  project?: { name?: unknown };
  toolsets?: unknown;
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
