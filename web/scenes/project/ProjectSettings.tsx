import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useParams } from 'react-router-dom';

import { classNames } from '../../components/classNames.ts';

const tabs = ['about', 'sections', 'access', 'actions'] as const;

export function Component() {
  const { id } = useParams();
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-8">
      <nav aria-label={t('project.settings')} className="-mx-4 flex gap-1 overflow-x-auto px-4">
        {tabs.map((tab) => (
          <NavLink
            key={tab}
            to={`/project/${id}/settings/${tab}`}
            className={({ isActive }) =>
              classNames(
                'inline-flex min-h-11 items-center border-b-[3px] px-4 text-[15px] whitespace-nowrap',
                isActive ? 'border-primary font-semibold' : 'border-transparent text-muted hover:border-outline',
              )
            }
          >
            {t(`settings.tab.${tab}`)}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
