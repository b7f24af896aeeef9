import { useSnapshot } from 'valtio';

import { live, type LivePartProps, type LiveParts } from '#web/stores/live.ts';

/** The place of something that is loaded after the page: nothing until then. */
export function LivePart({ name, ...props }: LivePartProps & { name: keyof LiveParts }) {
  const Part = useSnapshot(live).parts?.[name];
  return Part && <Part {...props} />;
}
