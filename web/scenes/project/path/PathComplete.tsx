import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { decidePath } from '#web/paths.ts';

interface PathCompleteProps {
  projectId: string;
  /** Whether the reader decides what follows. */
  mayEdit: boolean;
}

/** In place of the next step once there is none: what is left is to decide. */
export function PathComplete({ projectId, mayEdit }: PathCompleteProps) {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="next"
      className="flex gap-4 rounded-[1.25rem] border border-outline bg-raised p-5 shadow-raised desktop:p-8"
    >
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-success text-surface">
        <Check size={22} strokeWidth={3} />
      </span>
      <div>
        <h2 id="next" className="text-2xl font-semibold">
          {t('project.completeTitle')}
        </h2>
        <p className="mt-1 max-w-[680px] text-base text-muted">{t('project.completeText')}</p>
        {mayEdit && (
          <>
            <p className="mt-1 max-w-[680px] text-base text-muted">{t('project.completeDecide')}</p>
            <ButtonLink to={decidePath(projectId)} look="strong" className="mt-4">
              {t('project.decide')}
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
