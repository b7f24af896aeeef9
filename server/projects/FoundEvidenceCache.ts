import type { EvidenceRegister } from '#engine/evidence/Evidence.ts';
import { type FindEvidence, findEvidence, type FoundEvidence } from '#engine/evidence/findEvidence.ts';

import { ContentCache } from './ContentCache.ts';
import { registerToTell, type Told } from './registerToTell.ts';

/** Which content of a project a document is. */
export interface IdentifiedContent {
  contentId: string | null;
  revision: number;
}

/** The content that a toolset's document is; null where it is none that is kept. */
type ContentOf = (toolset: string) => IdentifiedContent | null | undefined;

interface IdentifiedTold extends Told {
  contentOf: ContentOf;
}

// A claim is told by some more than its text.
const besideText = 300;

/**
 * What single contents hold of the evidence of their project, each read once however often the register is put together
 * from it: a save changes one of many. By the id and revision of a content, which the database gives, so that whatever
 * another server writes is found under another name. One for each server.
 */
export class FoundEvidenceCache {
  readonly #kept = new ContentCache<FoundEvidence>({ weight: 20_000_000, entries: 10_000 });
  readonly #registers = new ContentCache<EvidenceRegister>({ weight: 10_000_000, entries: 200 });

  /** The register as a model is told it, put together once for as long as no content and no tie of it is another. */
  register(projectId: string, told: IdentifiedTold): EvidenceRegister {
    const { documents, ties, contentOf } = told;
    const contents = [...documents.keys()].map((id) => [id, contentOf(id)] as const);
    if (!contents.every(([, content]) => content?.contentId))
      return registerToTell(told, this.of(projectId, contentOf));
    const named = contents.map(([id, content]) => `${id} ${content?.revision} ${content?.contentId}`);
    const name = [projectId, ...named, JSON.stringify([ties.tied, ties.dismissed])].join('\n');
    const known = this.#registers.find(name);
    if (known) return known;
    const register = registerToTell(told, this.of(projectId, contentOf));
    return this.#registers.keep(name, weightOf(register), () => register);
  }

  /** Reads the contents of one project. */
  of(projectId: string, contentOf: ContentOf): FindEvidence {
    return (toolset, document) => {
      const { id } = toolset.manifest;
      const content = isComputed(toolset) ? null : contentOf(id);
      if (!content?.contentId) return findEvidence(toolset, document);
      const name = `${projectId} ${id} ${content.revision} ${content.contentId}`;
      const known = this.#kept.find(name);
      if (known) return known;
      const found = findEvidence(toolset, document);
      return this.#kept.keep(name, weightOf(found), () => found);
    };
  }
}

/** Whether what a claim says follows from other contents as well. */
function isComputed({ manifest }: Parameters<FindEvidence>[0]): boolean {
  const computed = new Set(manifest.computed.map(({ field }) => field));
  return manifest.claims.some(({ field, text, importance }) =>
    [text, importance].some((name) => name !== undefined && computed.has(`${field}/${name}`)),
  );
}

function weightOf({ claims, sources }: { claims: readonly { text: string }[]; sources: readonly object[] }): number {
  return claims.reduce((sum, { text }) => sum + text.length + besideText, (sources.length + 1) * besideText);
}
