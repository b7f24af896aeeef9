import ArrowLeft from 'lucide-react/icons/arrow-left';
import Presentation from 'lucide-react/icons/presentation';
import { useTranslation } from 'react-i18next';

import type { SharedProject } from '#engine/protocol/shareLink.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { sharedPath, sharedPresentPath } from '#web/paths.ts';
import { openedFromPage } from '#web/presentation/openedFromPage.ts';
import { PageHeader } from '#web/shell/PageHeader.tsx';

import type { OpenedLink } from './OpenedLink.ts';

interface SharedToolsetHeaderProps {
  link: OpenedLink;
  summary: SharedProject['toolsets'][number];
}

export function SharedToolsetHeader({ link: { token, project }, summary }: SharedToolsetHeaderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <PageHeader
      above={
        <ButtonLink
          look="quiet"
          size="small"
          className="-ml-4"
          icon={<ArrowLeft aria-hidden size={18} />}
          to={sharedPath(token)}
        >
          {t('shared.path')}
        </ButtonLink>
      }
      title={summary.title[language]}
      of={project.name}
      intro={summary.description[language]}
      actions={
        summary.saved && (
          <ButtonLink
            size="small"
            icon={<Presentation aria-hidden size={20} />}
            to={sharedPresentPath(token, summary.id)}
            state={openedFromPage}
          >
            {t('present.action')}
          </ButtonLink>
        )
      }
    />
  );
}
