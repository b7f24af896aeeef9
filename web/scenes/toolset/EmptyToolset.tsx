import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { generationPrice } from '#engine/generation/generationPrice.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { project } from '#web/stores/project.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useDraftCost } from '#web/stores/useDraftCost.ts';
import { DraftOffer } from '#web/toolsets/DraftOffer.tsx';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';

import { MissingDependencies } from './MissingDependencies.tsx';
import { requestGeneration } from './pendingGeneration.ts';

interface EmptyToolsetProps {
  definition: ToolsetDefinition;
  readOnly: boolean;
}

/** What stands where there is nothing to read: the ways to fill it, or to whoever cannot, who can. */
export function EmptyToolset({ definition, readOnly }: EmptyToolsetProps) {
  const { t } = useTranslation();
  const { server, generation, dirty } = useSnapshot(toolsetScreen);
  const { current } = useSnapshot(project);
  const { isFree } = useDraftCost();
  // The first words of a draft are on their way.
  if (generation) return <Skeleton className="h-96" />;
  const title = t('toolset.viewEmpty');
  if (readOnly)
    return (
      <EmptyState
        title={title}
        text={t(current?.mode === 'read' ? 'toolset.viewEmptyReadMode' : 'toolset.viewEmptyViewer')}
      />
    );
  const missing = server?.missing ?? [];
  // Where everything was taken out and not saved yet, a draft would take the place of what is saved.
  const isNew = server?.status === 'empty' && !dirty;
  return (
    <EmptyState
      title={title}
      {...(isNew && { text: t(isFree ? 'toolset.layOutStarterText' : 'toolset.draftWithAiText') })}
      action={
        <div className="flex max-w-md flex-col items-center gap-4">
          {isNew && (
            <>
              <MissingDependencies missing={missing} />
              <DraftOffer
                look="strong"
                tokens={generationPrice(definition, undefined)}
                disabled={missing.length > 0}
                onDraft={() => requestGeneration(null)}
              />
            </>
          )}
          <ButtonLink to={modeHref('fields')}>{t('toolset.fillInMyself')}</ButtonLink>
        </div>
      }
    />
  );
}
