import type { EvidenceToolset } from '#engine/evidence/Evidence.ts';
import { evidenceToolsets } from '#engine/evidence/testing/evidenceToolsets.ts';

/** {@link evidenceToolsets} in which a round begins with the tests, which claim what they are called. */
export const roundToolsets: readonly EvidenceToolset[] = evidenceToolsets.map((toolset) => {
  const { manifest } = toolset;
  if (manifest.id !== 'tests') return toolset;
  return {
    ...toolset,
    manifest: {
      ...manifest,
      claims: [{ field: '/tests/*', text: 'name', importance: 'weight' }],
      hypotheses: manifest.hypotheses.map((each) => ({ ...each, name: 'name', opensRounds: true as const })),
    },
  };
});
