import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { GuideLink } from '../../components/GuideLink.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { project } from '../../stores/project.ts';
import { session } from '../../stores/session.ts';

/** Who may open the project: its owner. */
export function Component() {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  const { current } = useSnapshot(project);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader
        title={t('settings.tab.access')}
        of={current?.name}
        intro={
          <>
            {t('settings.accessText')} <GuideLink article="sharing">{t('help.howToShare')}</GuideLink>
          </>
        }
      />
      <ul>
        <li className="flex items-center gap-4 rounded-2xl bg-raised p-5 shadow-raised">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-tonal text-on-primary-tonal">
            <UserRound aria-hidden size={22} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-semibold wrap-anywhere">{user?.fullName}</span>
            <span className="block text-sm wrap-anywhere text-muted">{user?.email}</span>
          </span>
          <span className="rounded-full bg-field px-3 py-1 text-sm font-semibold">{t('settings.owner')}</span>
        </li>
      </ul>
    </div>
  );
}
