import FlaskConical from 'lucide-react/icons/flask-conical';
import { useTranslation } from 'react-i18next';

import { latePart } from '#web/components/latePart.tsx';
import { useWithoutModel } from '#web/stores/useWithoutModel.ts';

// Read by few, and seen by nobody before it is unfolded.
const HowToConnect = latePart(async () => (await import('./HowToConnect.tsx')).HowToConnect, { comes: 'when idle' });

/** Shown while no model is connected: starters are laid out instead of drafts. */
export function ModelBanner() {
  const { t } = useTranslation();
  if (!useWithoutModel()) return null;
  return (
    <details className="group rounded-2xl bg-tertiary-tonal text-on-tertiary-tonal">
      <summary className="flex min-h-11 cursor-pointer list-none items-start gap-x-3 rounded-2xl px-4 py-3 text-sm leading-snug">
        <FlaskConical aria-hidden size={18} className="shrink-0" />
        <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-6 gap-y-1 desktop:flex-nowrap">
          <span>
            <strong className="font-semibold">{t('model.builtInTitle')}</strong>{' '}
            <span className="max-desktop:hidden group-open:inline">{t('model.builtInText')}</span>
          </span>
          <span className="shrink-0 font-semibold underline underline-offset-4 group-open:hidden">
            {t('model.howTo')}
          </span>
          <span className="hidden shrink-0 font-semibold underline underline-offset-4 group-open:inline">
            {t('action.close')}
          </span>
        </span>
      </summary>
      <HowToConnect />
    </details>
  );
}
