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
    return isNewer(version, here) ? [{ id, version, reason: 'newer' }] : [];
  });
}

function isNewer(version: string, here: string): boolean {
  const [ours = [], theirs = []] = [here, version].map((each) => each.split('.').map(Number));
  const at = theirs.findIndex((part, index) => part !== ours[index]);
  return at >= 0 && theirs[at]! > (ours[at] ?? 0);
}
