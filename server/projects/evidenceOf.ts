import type { Claim, EvidenceRegister, ProjectDocuments } from '#engine/evidence/Evidence.ts';
import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { type Consequence, findConsequences } from '#engine/evidence/findConsequences.ts';
import { testableIn } from '#engine/evidence/testableIn.ts';
import type { Ties } from '#engine/evidence/Ties.ts';
import { type Language, languages } from '#engine/languages/languages.ts';
import type { Figure } from '#engine/protocol/figure.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { computeStanding, type DocumentedStanding } from '#engine/standing/computeStanding.ts';
import { nameFigures } from '#engine/standing/nameFigures.ts';
import { type ProposedTie, proposeTies } from '#engine/ties/proposeTies.ts';

/** A field that states a claim that fell, or was built on one. */
export type Fallen = Consequence;

export interface ProjectEvidence extends EvidenceRegister {
  claims: (Claim & { testIn: string[] })[];
  fallen: Fallen[];
  /** Claims that may be the same, the likest first. */
  readonly proposed: ProposedTie[];
}

/** Where the project stands by its documents, with its figures in the words of each language. */
export interface KeptStanding extends Omit<DocumentedStanding<ProjectEvidence['claims'][number]>, 'figures'> {
  figures: Record<Language, Figure[]>;
}

/** What documents tell of a project's claims. */
interface ToldByDocuments {
  evidence: ProjectEvidence;
  readonly standing: KeptStanding;
}

/**
 * Evidence and standing of a project by its documents.
 *
 * @param find what has been found in a document before
 */
export function evidenceOf(
  registry: ToolsetRegistry,
  documents: ProjectDocuments,
  ties: Ties,
  find?: Parameters<typeof evidenceRegister>[3],
): ToldByDocuments {
  const register = evidenceRegister(registry.toolsets, documents, ties.tied, find);
  const testIn = new Map(registry.toolsets.map(({ manifest: { id } }) => [id, testableIn(registry.toolsets, id)]));
  let proposed: ProposedTie[] | undefined;
  const evidence: ProjectEvidence = {
    ...register,
    claims: register.claims.map((claim) => ({ ...claim, testIn: testIn.get(claim.toolset) ?? [] })),
    fallen: findConsequences(registry.toolsets, documents, register),
    // As much work as all the rest, for the one page that asks for it.
    get proposed() {
      return (proposed ??= proposeTies(register.claims, ties));
    },
  };
  let standing: KeptStanding | undefined;
  return {
    evidence,
    // For the pages and files that tell it, and not for every save.
    get standing() {
      return (standing ??= standingOf(registry, documents, evidence));
    },
  };
}

function standingOf(registry: ToolsetRegistry, documents: ProjectDocuments, found: ProjectEvidence): KeptStanding {
  const { figures, ...standing } = computeStanding(registry.toolsets, documents, found);
  const named = languages.map((language) => [language, nameFigures(registry.toolsets, documents, figures, language)]);
  return { ...standing, figures: Object.fromEntries(named) as KeptStanding['figures'] };
}
