import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { listMembers } from '#web/api/members.ts';
import { Avatars } from '#web/components/Avatars.tsx';
import { project } from '#web/stores/project.ts';
import { session } from '#web/stores/session.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

interface WhoDecidedProps {
  projectId: string;
  /** Ids of the others who decided. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Who else decided, of the people of the project; whoever records it did in any case. Nothing where nobody else is. */
export function WhoDecided({ projectId, chosen, onChange }: WhoDecidedProps) {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  const { current } = useSnapshot(project);
  const load = useCallback(() => listMembers(projectId), [projectId]);
  const { loaded } = useLoaded(load);
  const members = loaded.phase === 'ready' ? loaded.data : [];
  const people = [
    ...(current?.owner ? [{ id: current.owner.id, name: current.owner.fullName }] : []),
    ...members.flatMap(({ userId, fullName }) => (userId && fullName ? [{ id: userId, name: fullName }] : [])),
  ].filter(({ id }) => id !== user?.id);
  if (people.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <legend className="float-left mr-3 text-label text-muted">{t('standing.decision.with')}</legend>
      {people.map(({ id, name }) => (
        <label
          key={id}
          className="relative inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border-2 border-transparent bg-field py-0.5 pr-3 pl-1.5 text-label has-checked:border-primary has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-desktop:min-h-11"
        >
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
            className="sr-only"
          />
          <Avatars size="small" people={[{ id, name }]} />
          <span translate="no">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
