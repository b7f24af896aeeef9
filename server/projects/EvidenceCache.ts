import type { ProjectEvidence } from './readProjectEvidence.ts';

interface Entry {
  evidence: ProjectEvidence;
  /** Characters of the contents that it was read from; what is kept of them grows with these. */
  weight: number;
}

/** In characters of JSON, all projects together: some tens of megabytes of memory. */
const mostWeight = 10_000_000;
const mostEntries = 500;

/**
 * What has been computed of projects' contents, by what these are: computed once for each content, and not at each call.
 * What was not asked for the longest goes first. One for each server.
 */
export class EvidenceCache {
  readonly #entries = new Map<string, Entry>();
  #weight = 0;

  find(contents: string): ProjectEvidence | undefined {
    const entry = this.#entries.get(contents);
    // The last one in a map is the youngest.
    if (entry && this.#entries.delete(contents)) this.#entries.set(contents, entry);
    return entry?.evidence;
  }

  /** What `make` computes, unless somebody else has computed it meanwhile. */
  keep(contents: string, weight: number, make: () => ProjectEvidence): ProjectEvidence {
    const known = this.find(contents);
    if (known) return known;
    const evidence = make();
    this.#entries.set(contents, { evidence, weight });
    this.#weight += weight;
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= 1 || (this.#weight <= mostWeight && this.#entries.size <= mostEntries)) break;
      this.#entries.delete(oldest);
      this.#weight -= entry.weight;
    }
    return evidence;
  }
}
