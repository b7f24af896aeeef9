import { tellsMore } from '#engine/standing/tellsMore.ts';
import { shownSlides } from '#engine/story/arrangeStory.ts';
import { fetchBrand, projectBrandAddress } from '#web/api/brands.ts';
import { fetchProject, fetchToolsetStatuses } from '#web/api/projects.ts';
import { fetchStanding } from '#web/api/standing.ts';
import { fetchStory } from '#web/api/story.ts';
import { fetchToolsetState } from '#web/api/toolsets.ts';
import { definitions, loadDefinition, loadSummaries } from '#web/stores/definitions.ts';

import type { DeckSource } from './Deck.ts';

/**
 * The slides of a project that the person may open: its path, and the toolset beside it at whose page they were opened.
 */
export function projectSource(projectId: string, openedAt: string | null = null): DeckSource {
  return {
    async open() {
      const [{ name, description, language }, statuses, standing, story, brand] = await Promise.all([
        fetchProject(projectId),
        fetchToolsetStatuses(projectId),
        // The pictures can be shown without it.
        fetchStanding(projectId).catch(() => null),
        fetchStory(projectId).catch(() => null),
        fetchBrand(projectBrandAddress(projectId)).catch(() => null),
        loadSummaries(),
      ]);
      const held = statuses.filter(({ id, saved, onPath }) => saved && (onPath || id === openedAt));
      return {
        project: { name, description, language, brand },
        standing: standing && tellsMore(standing) ? standing : null,
        story: shownSlides(story?.slides ?? []),
        saved: held.flatMap((step) => definitions.summaries.find(({ id }) => id === step.id) ?? []),
      };
    },
    async read(id) {
      const { definition } = await loadDefinition(id);
      if (definition.ui.picture.length === 0) return null;
      const state = await fetchToolsetState(projectId, id);
      const { content, savedContent, references, figures } = state;
      // Beside a draft, which nobody has approved yet, the answer has both.
      const [shown, unconfirmed] =
        savedContent === undefined ? [content, state.unconfirmed] : [savedContent, state.savedUnconfirmed ?? []];
      return shown && { definition, content: shown, unconfirmed, references, figures };
    },
  };
}
