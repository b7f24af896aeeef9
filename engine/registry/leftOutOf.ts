import { compareVersions } from '#engine/upgrade/compareVersions.ts';

/** A toolset of a project file that cannot be imported here. */
export interface LeftOut {
  id: string;
  version: string;
  /** unknown: there is no such toolset here; newer: this installation has an earlier version of it. */
  reason: 'unknown' | 'newer';
}

interface Versioned {
  id: string;
  version: string;
}

/** What of a project file has to be left out: toolsets that are not known here, and those of a newer version. */
export function leftOutOf(file: readonly Versioned[], known: readonly Versioned[]): LeftOut[] {
  const versionOf = new Map(known.map(({ id, version }) => [id, version]));
  return file.flatMap(({ id, version }): LeftOut[] => {
    const here = versionOf.get(id);
    if (here === undefined) return [{ id, version, reason: 'unknown' }];
    return compareVersions(version, here) > 0 ? [{ id, version, reason: 'newer' }] : [];
  });
}
