import { Avatars } from '#web/components/Avatars.tsx';

import { useOthers } from './useOthers.ts';

/** On the path: everybody else who has the project open, by name. */
export function PeopleInProject() {
  const { people, sentence } = useOthers();
  if (people.length === 0) return null;
  return (
    <p className="mt-3 flex items-center gap-2.5 text-sm print:hidden">
      <Avatars people={people} />
      <span className="wrap-anywhere">{sentence}</span>
    </p>
  );
}
