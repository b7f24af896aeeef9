import { Avatars } from '#web/components/Avatars.tsx';
import type { LivePartProps } from '#web/stores/live.ts';

import { useOthers } from './useOthers.ts';

/** At a step of the path: the others who have it open. */
export function PeopleAtStep({ toolset }: LivePartProps) {
  const { people, sentence } = useOthers(toolset);
  return people.length === 0 ? null : <Avatars size="small" people={people} label={sentence} />;
}
