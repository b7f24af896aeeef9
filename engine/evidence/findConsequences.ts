import type { EvidenceRegister, EvidenceToolset, ProjectDocuments } from './Evidence.ts';
import { type Fall, findFallen } from './findFallen.ts';
import { findReferences, type Reference } from './findReferences.ts';
import { groupBy } from './groupBy.ts';

/** A field that was built on a claim that fell. */
export interface Consequence {
  toolset: string;
  /** The field that ties it to the claim: a reference, or the citation of a removed source. */
  pointer: string;
  /** The item that is built on the claim; "" for the whole document. */
  item: string;
  /** Id of the claim, and what it says. */
  claim: string;
  text: string;
  reason: Fall['reason'];
  /** The toolsets whose documents brought the claim down. */
  judges: string[];
  /** The places in between, from the claim on; empty where the field refers to the claim's own item. */
  through: { toolset: string; pointer: string }[];
}

interface Region {
  toolset: string;
  item: string;
  through: Consequence['through'];
}

/**
 * What was built on claims that fell, field by field: whatever refers to the claim or an item around it, then whatever
 * refers to that, and so on. A claim that cites a removed source is listed itself.
 */
export function findConsequences(
  toolsets: readonly EvidenceToolset[],
  documents: ProjectDocuments,
  register: EvidenceRegister,
): Consequence[] {
  const fallen = findFallen(register);
  if (fallen.length === 0) return [];
  const byToolset = groupBy(findReferences(toolsets, documents, register), ({ to }) => to.toolset);
  return fallen.flatMap((fall) => [...ownCitations(fall), ...(fall.isGroundless ? builtOn(fall, byToolset) : [])]);
}

function ownCitations({ claim, reason, sources, judges }: Fall): Consequence[] {
  return claim.sources
    .filter(({ source }) => sources.includes(source))
    .map(({ pointer }) => ({
      toolset: claim.toolset,
      pointer,
      item: claim.pointer,
      claim: claim.id,
      text: claim.text,
      reason,
      judges,
      through: [],
    }));
}

function builtOn({ claim, reason, judges }: Fall, byToolset: ReadonlyMap<string, Reference[]>): Consequence[] {
  const found = new Map<string, Consequence>();
  const first = (byToolset.get(claim.toolset) ?? []).filter(
    ({ to }) => isWithin(claim.pointer, to.pointer) || isWithin(to.pointer, claim.pointer),
  );
  let edge = first.map((reference) => note(reference, [])).filter((region) => region !== null);
  while (edge.length > 0) {
    edge = edge.flatMap(({ toolset, item, through }) =>
      (byToolset.get(toolset) ?? [])
        .filter(({ to }) => isWithin(to.pointer, item))
        .map((reference) => note(reference, [...through, { toolset, pointer: item }]))
        .filter((region) => region !== null),
    );
  }
  return [...found.values()];

  function note({ toolset, pointer, item }: Reference, through: Region['through']): Region | null {
    const key = toolset + pointer;
    // The claim's own item, when it refers within itself, is not built on itself.
    if (found.has(key) || (toolset === claim.toolset && isWithin(claim.pointer, item))) return null;
    found.set(key, { toolset, pointer, item, claim: claim.id, text: claim.text, reason, judges, through });
    return { toolset, item, through };
  }
}

function isWithin(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}
