import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { loadConfiguration } from '../../stores/configuration.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { ModelBanner } from '../project/ModelBanner.tsx';

const topics = ['begin', 'path', 'draft', 'stale', 'tokens', 'safe', 'model'] as const;

export function Component() {
  const { t } = useTranslation();
  useEffect(() => {
    void loadConfiguration();
  }, []);
  return (
    <>
      <PageHeader title={t('menu.help')} intro={t('help.intro')} />
      <ModelBanner />
      <div className="flex flex-col gap-3">
        {topics.map((topic) => (
          <details key={topic} className="rounded-2xl border border-outline bg-raised" open={topic === 'begin'}>
            <summary className="min-h-12 cursor-pointer rounded-2xl px-5 py-3.5 text-[17px] font-semibold">
              {t(`help.${topic}.title`)}
            </summary>
            <p className="max-w-prose px-5 pb-5 leading-relaxed text-muted">{t(`help.${topic}.text`)}</p>
          </details>
        ))}
      </div>
    </>
  );
}
