import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { sharedPath } from '#web/paths.ts';

import type { OpenedLink } from './OpenedLink.ts';

/** Leads to the saved toolsets before and after this one. */
export function SharedNeighbours({ link: { project, token }, id }: { link: OpenedLink; id: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const place = project.toolsets.findIndex((toolset) => toolset.id === id);
  const previous = project.toolsets.slice(0, place).findLast(({ saved }) => saved);
  const next = project.toolsets.slice(place + 1).find(({ saved }) => saved);
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={t('shared.neighbours')}
      className="flex flex-wrap justify-between gap-3 border-t border-outline pt-6 print:hidden"
    >
      {previous && (
        <ButtonLink
          size="small"
          look="quiet"
          icon={<ArrowLeft aria-hidden size={18} />}
          to={sharedPath(token, previous.id)}
        >
          {t('shared.previous', { toolset: previous.title[language] })}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink size="small" className="ml-auto" to={sharedPath(token, next.id)}>
          {t('shared.next', { toolset: next.title[language] })}
          <ArrowRight aria-hidden size={18} />
        </ButtonLink>
      )}
    </nav>
  );
}
