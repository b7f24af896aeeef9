import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import type { Deck } from './Deck.ts';
import { leastSlides } from './toStorySlides.ts';

const name = 'deck';

/**
 * Whether the story is shown, or all toolsets: as the address says, else the story where there is one, but not where
 * somebody presents from a toolset's page.
 */
export function useDeckChoice({ story, toolsets }: Deck) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const isTold = story.length >= leastSlides;
  const wished = parameters.get(name);
  const isStory = isTold && (wished === null ? !parameters.has('toolset') : wished === 'story');
  return {
    isStory,
    deckName: isStory ? 'story' : 'all',
    canChoose: isTold && toolsets.length > 0,
    choose(deck: 'story' | 'all') {
      const search = new URLSearchParams(parameters);
      search.delete('toolset');
      search.set(name, deck);
      void navigate({ search: search.toString(), hash: '1' }, { replace: true, state });
    },
  };
}
