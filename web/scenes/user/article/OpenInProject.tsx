import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Project } from '#engine/protocol/project.ts';
import { listProjects } from '#web/api/projects.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { SentenceWith } from '#web/i18n/SentenceWith.tsx';
import { writtenLang } from '#web/i18n/WrittenIn.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';

/** Link to the toolset in the most recently opened project; empty without one, or when it fails to load. */
export function OpenInProject({ toolsetId }: { toolsetId: string }) {
  const { t } = useTranslation();
  const [project, setProject] = useState<Project | null>(null);
  useEffect(() => {
    const request = new AbortController();
    listProjects({ sort: 'recent', limit: 1 }, request.signal).then(
      ({ data }) => setProject(data[0] ?? null),
      () => {},
    );
    return () => request.abort();
  }, []);
  if (!project) return null;
  return (
    <ButtonLink to={toolsetPath(project.id, toolsetId)} className="self-start wrap-anywhere">
      <span>
        <SentenceWith written={project.name} lang={writtenLang(project.language)}>
          {(name) => t('article.openIn', { project: name })}
        </SentenceWith>
      </span>
      <ArrowRight aria-hidden size={20} className="shrink-0" />
    </ButtonLink>
  );
}
