import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetFormHandle } from '#web/form/ToolsetFormProps.ts';

import { Skeleton } from '../../components/Skeleton.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { isLanguage } from '../../i18n/startI18n.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import type { LoadedDefinition } from '../../stores/definitions.ts';
import { project } from '../../stores/project.ts';
import { openDocument } from '../../stores/toolset-document/state.ts';
import { ReadModeNotice } from '../project/ReadModeNotice.tsx';
import { DependenciesPanel } from './DependenciesPanel.tsx';
import { GeneratePanel } from './GeneratePanel.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SaveBar } from './SaveBar.tsx';
import { ToolsetNotices } from './ToolsetNotices.tsx';

const ToolsetEditor = lazy(async () => ({ default: (await import('./ToolsetEditor.tsx')).ToolsetEditor }));
const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }));

interface ToolsetScreenProps {
  definition: LoadedDefinition;
  server: ToolsetState;
}

export function ToolsetScreen({ definition, server }: ToolsetScreenProps) {
  const { t, i18n } = useTranslation();
  const { current } = useSnapshot(project);
  const { conflict } = useSnapshot(openDocument);
  const form = useRef<ToolsetFormHandle>(null);
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  const words = definition.definition.locales[language];
  const readOnly = current?.mode === 'read';
  const generate = !readOnly && (
    <div key="generate" className="min-[1180px]:col-start-2 min-[1180px]:row-start-1">
      <GeneratePanel definition={definition.definition} />
    </div>
  );
  const editor = (
    <div key="editor" className="min-w-0 min-[1180px]:col-start-1 min-[1180px]:row-span-2 min-[1180px]:row-start-1">
      <Suspense fallback={<Skeleton className="h-96" />}>
        <ToolsetEditor definition={definition} language={language} readOnly={readOnly} formRef={form} />
      </Suspense>
    </div>
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={words.title}
        intro={words.description}
        above={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Link to={`/project/${current?.id}`} className="py-1 underline-offset-4 hover:underline">
              {t(`stage.${definition.definition.manifest.stage}.title`)}
            </Link>
            <StatusBadge status={server.status} stale={server.stale} />
          </span>
        }
      />
      <ReadModeNotice />
      <ToolsetNotices onFocusField={(pointer) => form.current?.focusField(pointer)} />
      {/* Where windows are narrow, what is to be done first comes first: a draft to ask for, or content to work on. */}
      <div className="grid items-start gap-6 min-[1180px]:grid-cols-[minmax(0,1fr)_288px] min-[1180px]:grid-rows-[auto_1fr] min-[1180px]:gap-8">
        {server.status === 'empty' ? [generate, editor] : [editor, generate]}
        <div className={`min-[1180px]:col-start-2 ${readOnly ? '' : 'min-[1180px]:row-start-2'}`}>
          <DependenciesPanel server={server} />
        </div>
      </div>
      {!readOnly && <SaveBar />}
      <LeaveGuard />
      {conflict && (
        <Suspense>
          <ConflictDialog />
        </Suspense>
      )}
    </div>
  );
}
