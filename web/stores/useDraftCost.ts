import { useSnapshot } from 'valtio';

import { configuration } from './configuration.ts';

/** What drafts cost here: nothing where no model is connected and starters are laid out. */
export function useDraftCost(): { isFree: boolean; costOf: (tokens: number) => number } {
  const { current } = useSnapshot(configuration);
  const isFree = current?.model.kind === 'built-in';
  return { isFree, costOf: (tokens) => (isFree ? 0 : tokens) };
}
