import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation, useMatch } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { classNames } from '#web/components/classNames.ts';
import { focusHeading } from '#web/components/focusHeading.ts';
import { LanguageSwitcher } from '#web/components/LanguageSwitcher.tsx';
import { lateDialog } from '#web/components/lateDialog.ts';
import { latePart } from '#web/components/latePart.tsx';
import { helpPath, projectPath } from '#web/paths.ts';
import { project } from '#web/stores/project.ts';
import { session } from '#web/stores/session.ts';
import { whenIdle } from '#web/whenIdle.ts';

import { ProjectPhoneBar } from './ProjectPhoneBar.tsx';
import { TermsGate } from './TermsGate.tsx';
import { TopBar } from './TopBar.tsx';
import { usePaletteShortcut } from './usePaletteShortcut.ts';

const ProjectRail = latePart(async () => (await import('#web/shell/rail/ProjectRail.tsx')).ProjectRail, {
  placeholder: <div className="w-64 shrink-0 max-desktop:hidden" />,
});
const ProjectSheet = lateDialog(async () => (await import('#web/shell/rail/ProjectSheet.tsx')).ProjectSheet);
const Palette = lateDialog(async () => (await import('./palette/Palette.tsx')).Palette);
const SideMenu = lateDialog(async () => (await import('./SideMenu.tsx')).SideMenu);

/** Layout behind sign-in: top bar, page, and language switcher. */
export function Component() {
  return (
    <TermsGate>
      <Frame />
    </TermsGate>
  );
}

function Frame() {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  // The path on which the menu was opened; navigating closes it.
  const [menuPage, setMenuPage] = useState<string | null>(null);
  const { key: page } = useLocation();
  const { id: openId, phase } = useSnapshot(project);
  const asked = useMatch(projectPath(':id/*'))?.params.id;
  // A project that is not there has no steps to lead to.
  const projectId = asked === openId && phase === 'missing' ? undefined : asked;
  const [palettePage, setPalettePage] = useState<string | null>(null);
  const search = () => setPalettePage(page);
  usePaletteShortcut(search);
  useEffect(() => {
    const gone = new AbortController();
    const keep = async () => (await import('./keepDroppedFiles.ts')).keepDroppedFiles(gone.signal);
    whenIdle(() => void keep().catch(() => {}));
    return () => gone.abort();
  }, []);
  const closeMenu = () => setMenuPage(null);
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#main"
        // Skips the menu as well, which precedes the content on some pages.
        onClick={(event) => {
          event.preventDefault();
          window.scrollTo({ top: 0 });
          focusHeading();
        }}
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-xl focus:bg-raised focus:px-4 focus:py-3"
      >
        {t('shell.skipToContent')}
      </a>
      <TopBar
        fullName={user?.fullName ?? ''}
        projectId={projectId}
        onOpenMenu={() => setMenuPage(page)}
        onSearch={search}
      />
      {projectId !== undefined && <ProjectPhoneBar onOpenSteps={() => setMenuPage(page)} onSearch={search} />}
      {menuPage === page &&
        (projectId === undefined ? <SideMenu open onClose={closeMenu} /> : <ProjectSheet onClose={closeMenu} />)}
      {palettePage === page && <Palette onClose={() => setPalettePage(null)} />}
      <div className="flex flex-1">
        {projectId !== undefined && <ProjectRail key={projectId} projectId={projectId} />}
        <main
          id="main"
          tabIndex={-1}
          data-in-project={projectId !== undefined || undefined}
          className={classNames(
            'mx-auto w-full min-w-0 flex-1 px-4 py-6 outline-none desktop:px-8',
            projectId === undefined
              ? 'max-w-page desktop:py-10'
              : 'max-w-page border-outline desktop:border-l desktop:py-7',
          )}
        >
          <Outlet />
        </main>
      </div>
      <footer className="flex flex-wrap items-center justify-center gap-x-4">
        <Link
          to={helpPath}
          className="inline-flex min-h-11 items-center rounded-full px-4 text-sm text-muted hover:bg-field"
        >
          {t('home.helpTitle')}
        </Link>
        <LanguageSwitcher />
      </footer>
    </div>
  );
}
