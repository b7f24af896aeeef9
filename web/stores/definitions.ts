import { proxy, ref } from 'valtio';

import { stages, type Stage } from '#engine/contract/stages.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';
import { NetworkError } from '#web/api/NetworkError.ts';
import { fetchDefinition, listToolsets, type TaggedDefinition } from '#web/api/toolsets.ts';

import type { OpaqueRef } from './OpaqueRef.ts';

export interface LoadedDefinition extends TaggedDefinition {
  /** Resolves with the default export of the module at `validatorUrl`, which only saving needs. */
  loadValidator: () => Promise<DocumentValidator>;
}

export const definitions = proxy({
  /** In path order. */
  summaries: ref<ToolsetSummary[]>([]),
  byId: {} as Record<string, OpaqueRef<LoadedDefinition>>,
});

export async function loadSummaries(): Promise<void> {
  if (definitions.summaries.length > 0) return;
  const all = await listToolsets();
  definitions.summaries = ref(all.toSorted((a, b) => rank(a.stage) - rank(b.stage) || a.order - b.order));
}

/** Cached for the visit by ETag, so that an unchanged definition is downloaded once. */
export async function loadDefinition(id: string): Promise<OpaqueRef<LoadedDefinition>> {
  const known = definitions.byId[id] ?? readStored(id);
  const tagged = await fetchDefinition(id, known);
  const unchanged = definitions.byId[id];
  if (unchanged && unchanged.etag === tagged.etag) return unchanged;
  store(id, tagged);
  const { validatorUrl } = tagged.definition;
  // The browser keeps the module, and fetches it again only after a failure.
  const loadValidator = () =>
    import(/* @vite-ignore */ validatorUrl).then(
      (module: { default: DocumentValidator }) => module.default,
      (error: unknown) => {
        throw new NetworkError(error);
      },
    );
  const loaded = ref<LoadedDefinition>({ ...tagged, loadValidator });
  definitions.byId[id] = loaded;
  return loaded;
}

const rank = (stage: Stage) => stages.indexOf(stage);
const storageKey = (id: string) => `definition:${id}`;

function readStored(id: string): TaggedDefinition | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(id)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function store(id: string, { etag, definition }: TaggedDefinition): void {
  if (!etag) return;
  try {
    sessionStorage.setItem(storageKey(id), JSON.stringify({ etag, definition }));
  } catch {
    // Storage is full: it is downloaded again next time.
  }
}
