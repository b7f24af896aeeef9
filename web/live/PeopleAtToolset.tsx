import { Avatars } from '#web/components/Avatars.tsx';
import type { LivePartProps } from '#web/stores/live.ts';

import { useOthers } from './useOthers.ts';

/** On a toolset's own page: the others who have it open. */
export function PeopleAtToolset({ toolset }: LivePartProps) {
  const { people, sentence } = useOthers(toolset);
  return people.length === 0 ? null : <Avatars people={people} label={sentence} />;
}
