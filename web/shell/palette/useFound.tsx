import FileText from 'lucide-react/icons/file-text';
import FolderOpen from 'lucide-react/icons/folder-open';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { longestSearch } from '#engine/protocol/longestSearch.ts';
import type { SearchResult } from '#engine/protocol/search.ts';
import { searchContents } from '#web/api/search.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { writtenLang } from '#web/i18n/WrittenIn.ts';
import { projectPath } from '#web/paths.ts';
import { sourcePath } from '#web/sourcePaths.ts';
import { definitions } from '#web/stores/definitions.ts';
import { LatestRequest } from '#web/stores/LatestRequest.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';

import type { PaletteEntry } from './PaletteEntry.ts';

// Milliseconds without a key before the server is asked.
const rest = 200;
const fewestLetters = 2;

/** Whether the server is still looking, and what it has found in the texts of all projects. */
interface Found {
  isLooking: boolean;
  entries: PaletteEntry[];
}

/** What is saved with the letters that somebody looks for; the open project's first. */
export function useFound(search: string, projectId: string | undefined): Found {
  const navigate = useNavigate();
  const { t } = useTranslation();
  const language = useLanguage();
  const { summaries } = useSnapshot(definitions);
  const [found, setFound] = useState<{ q: string; results: SearchResult[] }>({ q: '', results: [] });
  const latest = useRef(new LatestRequest());
  const q = search.trim().slice(0, longestSearch);
  const isWanted = q.length >= fewestLetters;
  useEffect(() => {
    const { current } = latest;
    if (!isWanted) return;
    const timer = setTimeout(() => {
      const signal = current.begin();
      const show = (results: SearchResult[]) => !signal.aborted && setFound({ q, results });
      // Names and places are found without it.
      searchContents(q, projectId, signal).then(show, () => show([]));
    }, rest);
    return () => {
      clearTimeout(timer);
      current.cancel();
    };
  }, [q, isWanted, projectId]);
  const titleOf = (id: string) => summaries.find((summary) => summary.id === id)?.title[language] ?? id;
  return {
    isLooking: isWanted && found.q !== q,
    entries: isWanted ? found.results.map(entryOf) : [],
  };

  function entryOf({
    project,
    projectName,
    language: written,
    toolset,
    pointer,
    source,
    field,
    words,
  }: SearchResult): PaletteEntry {
    const common = { name: words, lang: writtenLang(written) };
    if (source)
      return {
        ...common,
        id: `source ${source.id} ${source.line}`,
        group: 'texts',
        icon: <FileText aria-hidden size={18} />,
        detail: [...(project === projectId ? [] : [projectName]), t('sources.title'), field].join(' › '),
        run: () => void navigate(sourcePath(project, source.id, source.line)),
      };
    if (toolset === null || pointer === null)
      return {
        ...common,
        id: `project ${project}`,
        group: 'projects',
        icon: <FolderOpen aria-hidden size={18} />,
        run: () => void navigate(projectPath(project)),
      };
    return {
      ...common,
      id: `text ${project} ${toolset} ${pointer}`,
      group: 'texts',
      icon: <FileText aria-hidden size={18} />,
      detail: [...(project === projectId ? [] : [projectName]), titleOf(toolset), field].join(' › '),
      run: () => void navigate(toolsetPath(project, toolset) + modeHref('picture', pointer)),
    };
  }
}
