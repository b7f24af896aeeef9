import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';

/** In place of the next step once there is none. */
export function PathComplete() {
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
      </div>
    </section>
  );
}
