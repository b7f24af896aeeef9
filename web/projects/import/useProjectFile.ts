import { useEffect, useState } from 'react';

import { mostProjectFile } from '#engine/protocol/projectFileRules.ts';
import { definitions, loadSummaries } from '#web/stores/definitions.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

import { type ProjectFileSummary, readProjectFile } from './readProjectFile.ts';

interface Picked {
  file: File;
  summary: ProjectFileSummary | null;
  isTooLarge: boolean;
}

/** The project file that a person has chosen, and what can be told of it before it is sent. */
export function useProjectFile() {
  const [picked, setPicked] = useState<Picked | null>(null);
  useEffect(() => {
    loadSummaries().catch(reportFailure);
  }, []);

  async function pick(file: File): Promise<void> {
    const isTooLarge = file.size > mostProjectFile * 1024 * 1024;
    await loadSummaries().catch(reportFailure);
    const summary = isTooLarge ? null : await readProjectFile(file, definitions.summaries);
    setPicked({ file, summary, isTooLarge });
  }
  return { file: picked?.file ?? null, summary: picked?.summary ?? null, error: picked && faultOf(picked), pick };
}

function faultOf({ summary, isTooLarge }: Picked) {
  if (isTooLarge) return 'imports.tooLarge' as const;
  if (!summary) return 'imports.unreadable' as const;
  return summary.toolsets.length === 0 ? ('imports.nothing' as const) : null;
}
