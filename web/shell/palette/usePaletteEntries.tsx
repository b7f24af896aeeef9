import BookOpen from 'lucide-react/icons/book-open';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Compass from 'lucide-react/icons/compass';
import FolderOpen from 'lucide-react/icons/folder-open';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Presentation from 'lucide-react/icons/presentation';
import Quote from 'lucide-react/icons/quote';
import Route from 'lucide-react/icons/route';
import Sprout from 'lucide-react/icons/sprout';
import { useTranslation } from 'react-i18next';
import { useMatch, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ToolsetIcon } from '#web/components/ToolsetIcon.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { writtenLang } from '#web/i18n/WrittenIn.ts';
import {
  articlePath,
  createProjectPath,
  evidencePath,
  presentPath,
  projectPath,
  questionsPath,
  toolsPath,
} from '#web/paths.ts';
import { openedFromPage } from '#web/presentation/openedFromPage.ts';
import { useOpenExample } from '#web/projects/useOpenExample.ts';
import { userMenuEntries } from '#web/shell/userMenuEntries.ts';
import { configuration } from '#web/stores/configuration.ts';
import { definitions } from '#web/stores/definitions.ts';
import { display, setTheme } from '#web/stores/display.ts';
import { useOpenQuestions } from '#web/stores/useOpenQuestions.ts';
import { useRisks } from '#web/stores/useRisks.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetMarks } from '#web/toolsets/useToolsetMarks.ts';

import type { PaletteEntry } from './PaletteEntry.ts';
import { usePlaces } from './usePlaces.ts';

/** Everything that the palette leads to: the open project's toolsets, projects, articles, actions. */
export function usePaletteEntries(): PaletteEntry[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = useLanguage();
  const projectId = useMatch(projectPath(':id/*'))?.params.id;
  const { summaries } = useSnapshot(definitions);
  const { theme } = useSnapshot(display);
  const { current } = useSnapshot(configuration);
  const markOf = useToolsetMarks();
  const { projects, articles } = usePlaces();
  const { openExample } = useOpenExample();
  const to = (path: string) => () => void navigate(path);
  const risks = useRisks(projectId ?? null);
  const asked = useOpenQuestions(projectId ?? null);
  const toolsets = projectId === undefined ? [] : summaries;
  const overviews: PaletteEntry[] =
    projectId === undefined
      ? []
      : [
          {
            id: 'standing',
            group: 'toolsets',
            name: t('standing.title'),
            icon: <Compass aria-hidden size={18} />,
            run: to(projectPath(projectId)),
          },
          {
            id: 'path',
            group: 'toolsets',
            name: t('project.path'),
            icon: <Route aria-hidden size={18} />,
            run: to(toolsPath(projectId)),
          },
          {
            id: 'evidence',
            group: 'toolsets',
            name: t('evidence.title'),
            icon: <Quote aria-hidden size={18} />,
            ...(risks && risks.open > 0 && { note: t('standing.toTest', { count: risks.open }) }),
            run: to(evidencePath(projectId)),
          },
          {
            id: 'questions',
            group: 'toolsets',
            name: t('questions.title'),
            icon: <CircleQuestionMark aria-hidden size={18} />,
            ...(asked > 0 && { note: t('questions.count', { count: asked }) }),
            run: to(questionsPath(projectId)),
          },
        ];
  return [
    ...overviews,
    ...toolsets.map(({ id, title, icon, stage }): PaletteEntry => ({
      id: `toolset ${id}`,
      group: 'toolsets',
      name: title[language],
      icon: <ToolsetIcon name={icon} size={18} />,
      note: t(`stage.${stage}.title`),
      state: markOf(id),
      run: to(toolsetPath(projectId ?? '', id)),
    })),
    ...projects.map(({ id, name, language: written }): PaletteEntry => ({
      id: `project ${id}`,
      group: 'projects',
      name,
      lang: writtenLang(written),
      icon: <FolderOpen aria-hidden size={18} />,
      run: to(projectPath(id)),
    })),
    ...articles.map(({ id, title }): PaletteEntry => ({
      id: `article ${id}`,
      group: 'articles',
      name: title,
      icon: <BookOpen aria-hidden size={18} />,
      run: to(articlePath(id)),
    })),
    ...(projectId === undefined
      ? []
      : [
          {
            id: 'present',
            group: 'actions' as const,
            name: t('present.ofProject'),
            icon: <Presentation aria-hidden size={18} />,
            run: () => void navigate(presentPath(projectId), { state: openedFromPage }),
          },
        ]),
    {
      id: 'create-project',
      group: 'actions',
      name: t('shell.createProject'),
      icon: <Plus aria-hidden size={18} />,
      run: to(createProjectPath),
    },
    {
      id: 'example',
      group: 'actions',
      name: t('example.openProject'),
      icon: <Sprout aria-hidden size={18} />,
      run: openExample,
    },
    ...userMenuEntries(current?.payments !== 'none').map(({ key, to: path, Icon }): PaletteEntry => ({
      id: path,
      group: 'actions',
      name: t(`menu.${key}`),
      icon: <Icon aria-hidden size={18} />,
      run: to(path),
    })),
    {
      id: 'theme',
      group: 'actions',
      name: t('palette.theme'),
      icon: <Moon aria-hidden size={18} />,
      run: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
    },
  ];
}
