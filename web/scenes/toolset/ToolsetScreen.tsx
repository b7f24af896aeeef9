import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { ToolsetState } from '#engine/protocol/project.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';

import { Skeleton } from '../../components/Skeleton.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import type { LoadedDefinition } from '../../stores/definitions.ts';
import { project } from '../../stores/project.ts';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';
import { ReadModeNotice } from '../project/ReadModeNotice.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DependenciesPanel } from './DependenciesPanel.tsx';
import { GenerationAnnouncer } from './GenerationAnnouncer.tsx';
import { GeneratePanel } from './GeneratePanel.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SaveBar } from './SaveBar.tsx';
import { ToolsetNotices } from './ToolsetNotices.tsx';

const ToolsetEditor = lazy(async () => ({ default: (await import('./ToolsetEditor.tsx')).ToolsetEditor }));

interface ToolsetScreenProps {
  definition: LoadedDefinition;
  server: ToolsetState;
  document: OpenDocument;
}

export function ToolsetScreen({ definition, server, document }: ToolsetScreenProps) {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const { isContradicted, generation } = useSnapshot(toolsetScreen);
  const language = useLanguage();
  const words = definition.definition.locales[language];
  const readOnly = current?.mode === 'read';
  const generate = !readOnly && (
    <div key="generate" className="wide:col-start-2 wide:row-start-1">
      <GeneratePanel definition={definition.definition} />
    </div>
  );
  const editor = (
    <div key="editor" className="min-w-0 wide:col-start-1 wide:row-span-2 wide:row-start-1">
      <Suspense fallback={<Skeleton className="h-96" />}>
        <ToolsetEditor document={document} language={language} readOnly={readOnly} />
      </Suspense>
    </div>
  );
  return (
    <div className="flex flex-col gap-5 desktop:gap-6">
      <PageHeader
        title={words.title}
        of={current?.name}
        intro={
          <>
            {words.description} <ArticleLink toolsetId={definition.definition.manifest.id} />
          </>
        }
        beside={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
            <StatusBadge status={generation ? 'writing' : server.status} stale={server.stale && !generation} />
            <Link to={`/project/${current?.id}`} className="py-1 underline-offset-4 hover:underline">
              {t(`stage.${definition.definition.manifest.stage}.title`)}
            </Link>
          </span>
        }
        compact
      />
      <ReadModeNotice />
      <GenerationAnnouncer />
      <ToolsetNotices onFocusField={(pointer) => document.editable.leadTo(pointer)} />
      {/* On narrow screens the relevant part comes first: the panel to generate an empty toolset, else the content. */}
      <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_288px] wide:grid-rows-[auto_1fr] wide:gap-8">
        {server.status === 'empty' && !generation ? [generate, editor] : [editor, generate]}
        <div className={`wide:col-start-2 ${readOnly ? '' : 'wide:row-start-2'}`}>
          <DependenciesPanel server={server} />
        </div>
      </div>
      {!readOnly && <SaveBar />}
      <LeaveGuard />
      {isContradicted && <ConflictDialog />}
    </div>
  );
}
