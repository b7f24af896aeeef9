import { useSnapshot } from 'valtio';

import { configuration } from './configuration.ts';

/** Whether no model is connected, so that starters are laid out instead of drafts. */
export function useWithoutModel(): boolean {
  return useSnapshot(configuration).current?.model.kind === 'built-in';
}
