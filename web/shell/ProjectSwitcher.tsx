import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { lateMenu } from '#web/components/lateMenu.ts';

const OpenSwitcher = lateMenu(async () => (await import('./OpenSwitcher.tsx')).OpenSwitcher);

/** Leads from the open project to another. */
export function ProjectSwitcher({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLButtonElement>(null);
  const button = {
    ref,
    'aria-label': t('shell.switchProject'),
    title: t('shell.switchProject'),
    className:
      'inline-grid size-8 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-field hover:text-text',
  };
  return <OpenSwitcher button={button} shown={<ChevronsUpDown aria-hidden size={16} />} projectId={projectId} />;
}
