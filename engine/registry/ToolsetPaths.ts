import type { Language } from '#engine/languages/languages.ts';

/** Which toolsets a team takes, in which order, in how much time. */
export interface ToolsetPath {
  id: string;
  title: Record<Language, string>;
  /** For whom it is, and what for. */
  for: Record<Language, string>;
  toolsets: readonly PathToolset[];
}

export interface PathToolset {
  id: string;
  /** Visits and interviews apart. */
  minutes: number;
  /** The depth at which it is taken; as its folder says without it. */
  depth?: string;
}

/** The path of a project that chose none: the one of the specification. */
export const defaultPath = 'programme';

/** All sound paths in the order in which they are offered, the default first; immutable. */
export class ToolsetPaths {
  readonly all: readonly ToolsetPath[];

  /** @param all with the default among them */
  constructor(all: readonly ToolsetPath[]) {
    this.all = all.toSorted((a, b) => Number(b.id === defaultPath) - Number(a.id === defaultPath));
  }

  has(id: string): boolean {
    return this.all.some((path) => path.id === id);
  }

  /** The chosen path, or the default where none was chosen or it is no longer loaded. */
  of(chosen: string | null): ToolsetPath {
    const path = this.all.find(({ id }) => id === chosen) ?? this.all[0];
    if (!path) throw new Error('There is no path.');
    return path;
  }

  /** The depth at which the path takes a toolset; undefined where it says nothing of that. */
  depthOf(chosen: string | null, toolset: string): string | undefined {
    return this.of(chosen).toolsets.find(({ id }) => id === toolset)?.depth;
  }

  /** The ids of its toolsets, in its order. */
  stepsOf(chosen: string | null): string[] {
    return this.of(chosen).toolsets.map(({ id }) => id);
  }
}
