import Presentation from 'lucide-react/icons/presentation';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { presentPath } from '#web/paths.ts';
import { openedFromPage } from '#web/presentation/openedFromPage.ts';
import { project } from '#web/stores/project.ts';

/**
 * Leads to the slides of the open project, as soon as there are any.
 *
 * @param isShort an icon alone on phones
 */
export function PresentButton({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation();
  const { id, toolsets } = useSnapshot(project);
  if (!id || !toolsets.some(({ saved }) => saved)) return null;
  return (
    <ButtonLink
      size="small"
      className={isShort ? 'max-desktop:px-3' : undefined}
      icon={<Presentation aria-hidden size={20} />}
      to={presentPath(id)}
      state={openedFromPage}
    >
      <span className={isShort ? 'max-desktop:sr-only' : undefined}>{t('present.action')}</span>
    </ButtonLink>
  );
}
