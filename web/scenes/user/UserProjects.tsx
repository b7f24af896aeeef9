import { useTranslation } from 'react-i18next';

import { ProjectsView } from './ProjectsView.tsx';

export function Component() {
  const { t } = useTranslation();
  return <ProjectsView title={t('menu.projects')} />;
}
