import type { EvidenceRegister, EvidenceToolset, ProjectDocuments } from './Evidence.ts';
import { type Fall, findFallen, type Measured } from './findFallen.ts';
import { findReferences, type Reference } from './findReferences.ts';
import { groupBy } from './groupBy.ts';

/** A field that states a claim that fell, or was built on one. */
export interface Consequence {
  toolset: string;
  /** The claim itself, or the field that ties it to the claim: a reference, or the citation of a removed source. */
  pointer: string;
  /** The item that states the claim or is built on it; "" for the whole document. */
  item: string;
  /** Whether the item states the claim itself. */
  isClaim: boolean;
  /** Id of the claim, and what it says. */
  claim: string;
  text: string;
  reason: Fall['reason'];
  /** The toolsets whose documents brought the claim down. */
  judges: string[];
  /** The places in between, from the claim on; empty where the field refers to the claim's own item. */
  through: { toolset: string; pointer: string }[];
  /** Of a refuted claim, where its test has figures. */
  measured?: Measured;
}

interface Region {
  toolset: string;
  item: string;
  through: Consequence['through'];
}

/**
 * Where claims that fell are stated, and what was built on them, field by field: whatever refers to the claim or an
 * item around it, then whatever refers to that, and so on. A hypothesis is not listed for its own verdict.
 */
export function findConsequences(
  toolsets: readonly EvidenceToolset[],
  documents: ProjectDocuments,
  register: EvidenceRegister,
): Consequence[] {
  const fallen = findFallen(register);
  if (fallen.length === 0) return [];
  const byToolset = groupBy(findReferences(toolsets, documents, register), ({ to }) => to.toolset);
  return fallen.flatMap((fall) => [...ownPlaces(fall), ...(fall.isGroundless ? builtOn(fall, byToolset) : [])]);
}

/** Where a claim is stated that was refuted, or cites what was removed. */
function ownPlaces({ claim, reason, sources, judges, measured }: Fall): Consequence[] {
  const isTest = claim.tests.some(({ toolset, pointer }) => toolset === claim.toolset && pointer === claim.pointer);
  const pointers =
    reason === 'refuted'
      ? [claim.pointer].filter(() => !isTest)
      : claim.sources.filter(({ source }) => sources.includes(source)).map(({ pointer }) => pointer);
  return pointers.map((pointer) => ({
    toolset: claim.toolset,
    pointer,
    item: claim.pointer,
    isClaim: true,
    claim: claim.id,
    text: claim.text,
    reason,
    judges,
    through: [],
    ...(measured && { measured }),
  }));
}

function builtOn(
  { claim, reason, judges, measured }: Fall,
  byToolset: ReadonlyMap<string, Reference[]>,
): Consequence[] {
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
    const { id, text } = claim;
    const told = { claim: id, text, reason, judges, ...(measured && { measured }) };
    found.set(key, { toolset, pointer, item, isClaim: false, ...told, through });
    return { toolset, item, through };
  }
}

function isWithin(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}
