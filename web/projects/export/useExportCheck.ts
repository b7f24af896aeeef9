import { useEffect, useState } from 'react';

import type { ExportCheck } from '#engine/protocol/export.ts';
import { checkExport } from '#web/api/exports.ts';

/** What an export of the chosen toolsets could not say; null until that is known. */
export function useExportCheck(projectId: string, chosen: ReadonlySet<string>, version?: string): ExportCheck | null {
  const [known, setKnown] = useState<ExportCheck | null>(null);
  const wanted = [...chosen].toSorted().join(' ');
  useEffect(() => {
    if (projectId === '' || wanted === '') return undefined;
    const asked = new AbortController();
    checkExport(projectId, { toolsets: wanted.split(' '), ...(version && { version }) }, asked.signal)
      .then(setKnown)
      // Whoever exports without this loses a hint; what is wrong with the server the export itself will tell.
      .catch(() => undefined);
    return () => asked.abort();
  }, [projectId, wanted, version]);
  return wanted === '' ? null : known;
}
