import type { EvidenceRegister, EvidenceToolset, ProjectDocuments } from '#engine/evidence/Evidence.ts';
import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import type { FindEvidence } from '#engine/evidence/findEvidence.ts';
import type { Ties } from '#engine/evidence/Ties.ts';
import { markRefutedTwins } from '#engine/ties/markRefutedTwins.ts';

/** What a register is put together from. */
export interface Told {
  toolsets: readonly EvidenceToolset[];
  documents: ProjectDocuments;
  ties: Ties;
}

/** The register as a model is told it: with what has fallen in other words. */
export function registerToTell({ toolsets, documents, ties }: Told, find?: FindEvidence): EvidenceRegister {
  const register = evidenceRegister(toolsets, documents, ties.tied, find);
  return { ...register, claims: markRefutedTwins(register.claims, ties) };
}
