import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { IconButton } from '#web/components/IconButton.tsx';
import { writtenLang } from '#web/i18n/WrittenIn.ts';
import { project } from '#web/stores/project.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { LateBell } from './notifications/LateBell.tsx';

interface ProjectPhoneBarProps {
  onOpenSteps: () => void;
  onSearch: () => void;
}

/** The top bar of a project's pages on phones: its steps, where one is, and the palette. */
export function ProjectPhoneBar({ onOpenSteps, onSearch }: ProjectPhoneBarProps) {
  const { t } = useTranslation();
  const { toolset } = useParams();
  const { current } = useSnapshot(project);
  const titleOf = useToolsetTitle();
  return (
    <header className="sticky low:relative top-0 z-30 flex h-14 items-center gap-1 border-b border-outline bg-raised px-1.5 desktop:hidden">
      <IconButton label={t('shell.openMenu')} aria-haspopup="dialog" onClick={onOpenSteps}>
        <MenuIcon aria-hidden size={22} />
      </IconButton>
      <span
        lang={toolset ? undefined : writtenLang(current?.language)}
        className="min-w-0 flex-1 truncate text-lg font-semibold"
      >
        {toolset ? titleOf(toolset) : current?.name}
      </span>
      <LateBell media="(max-width: 819.98px)" />
      <IconButton label={t('palette.open')} aria-haspopup="dialog" onClick={onSearch}>
        <Search aria-hidden size={20} />
      </IconButton>
    </header>
  );
}
