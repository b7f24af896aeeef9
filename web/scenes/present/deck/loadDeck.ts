import { loadDrawLayout } from '#engine/picture/layouts/loadDrawLayout.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';

import { fetchProject, fetchToolsetStatuses } from '../../../api/projects.ts';
import { fetchToolsetState } from '../../../api/toolsets.ts';
import { currentLanguage } from '../../../i18n/currentLanguage.ts';
import { definitions, loadDefinition, loadSummaries } from '../../../stores/definitions.ts';
import { Lanes } from '../../../stores/Lanes.ts';
import type { Deck, DeckToolset } from './Deck.ts';

/**
 * Loads what is saved in a project, and all that is needed to draw it.
 *
 * @param onProgress is told from 0 to 1 how much has been loaded
 */
export async function loadDeck(
  projectId: string,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Deck> {
  const [{ name, description }, statuses] = await Promise.all([
    fetchProject(projectId),
    fetchToolsetStatuses(projectId),
    loadSummaries(),
    loadTypeface(),
  ]);
  const saved = definitions.summaries.filter(({ id }) =>
    statuses.some((status) => status.id === id && status.revision > 0),
  );
  const lanes = new Lanes(4);
  let loaded = 0;
  const toolsets = saved.map((summary) =>
    lanes.run(async () => {
      signal.throwIfAborted();
      const toolset = await loadToolset(projectId, summary);
      loaded += 1;
      onProgress(loaded / saved.length);
      return toolset;
    }),
  );
  return {
    project: { name, description },
    toolsets: (await Promise.all(toolsets)).filter((toolset) => toolset !== null),
  };
}

async function loadToolset(projectId: string, summary: ToolsetSummary): Promise<DeckToolset | null> {
  const { definition } = await loadDefinition(summary.id);
  if (definition.ui.picture.length === 0) return null;
  const [{ content, savedContent, references, figures }, drawLayout] = await Promise.all([
    fetchToolsetState(projectId, summary.id),
    loadDrawLayout(definition.ui.picture.map(({ kind }) => kind)),
  ]);
  // Beside a draft, which nobody has approved yet, the answer has both.
  const shown = savedContent === undefined ? content : savedContent;
  const subject = shown && { definition, content: shown, language: currentLanguage(), references, figures };
  return subject && { summary, subject, drawLayout };
}

/** Both files of the typeface, since a later slide may be the first with letters of the second. */
async function loadTypeface(): Promise<void> {
  // Without it, slides are shown in a typeface of the system.
  await document.fonts?.load('1em Inter', 'aő').catch(() => []);
}
