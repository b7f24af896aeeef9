import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { helpPath } from '#web/paths.ts';
import { session } from '#web/stores/session.ts';
import { setGuideDismissed } from '#web/stores/setGuideDismissed.ts';

export function HelpCentre() {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  return (
    <section
      aria-labelledby="help"
      className="flex flex-wrap items-center gap-5 rounded-3xl border border-outline p-6 desktop:p-8"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-2xl bg-secondary-tonal text-on-secondary-tonal">
        <CircleHelp aria-hidden size={26} />
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="help" className="text-lg font-bold">
          {t('home.helpTitle')}
        </h2>
        <p className="mt-1 leading-relaxed text-muted">{t('home.helpText')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {user?.guideDismissed && (
          <Button look="quiet" onClick={() => void showGuide()}>
            {t('guide.show')}
          </Button>
        )}
        <ButtonLink to={helpPath}>{t('home.openHelp')}</ButtonLink>
      </div>
    </section>
  );
}

async function showGuide(): Promise<void> {
  await setGuideDismissed(false);
  const guide = document.getElementById('first-steps');
  guide?.focus({ preventScroll: true });
  guide?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
