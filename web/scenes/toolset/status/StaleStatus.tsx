import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { groupBy } from '#engine/evidence/groupBy.ts';
import { generationPrice } from '#engine/generation/generationPrice.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { StateMark } from '#web/components/StateMark.tsx';
import { requestGeneration } from '#web/scenes/toolset/pendingGeneration.ts';
import { definitions } from '#web/stores/definitions.ts';
import { save } from '#web/stores/toolset-document/save.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useDraftCost } from '#web/stores/useDraftCost.ts';
import { StatusAction } from '#web/toolsets/StatusAction.tsx';
import { StatusRow } from '#web/toolsets/StatusRow.tsx';

import { FallenReason } from './FallenReason.tsx';
import { StaleReason } from './StaleReason.tsx';

interface StaleStatusProps {
  server: ToolsetState;
  readOnly: boolean;
}

const mostClaims = 2;

/**
 * A dependency was saved after this content was made from it, or a claim fell that it was built on: regenerate, or
 * confirm by saving again. A draft is confirmed by saving it, so there is nothing else to confirm.
 */
export function StaleStatus({ server, readOnly }: StaleStatusProps) {
  const { t } = useTranslation();
  const { definition } = useSnapshot(toolsetScreen);
  const { isFree } = useDraftCost();
  const { summaries } = useSnapshot(definitions);
  const reasons = server.staleChanges;
  const fallen = [...groupBy(server.fallen, ({ claim }) => claim)];
  return (
    <StatusRow look="attention" icon={<StateMark state="stale" size={12} />} state={t('toolset.staleTitle')}>
      <span className="min-w-0 flex-1 basis-72">
        {/* Its margin ends the sentence, so that actions on a line of their own begin where the others do. */}
        <span className="mr-3">
          {summaries.length > 0 &&
            reasons.map((reason) => (
              <Fragment key={reason.toolset}>
                <StaleReason reason={reason} most={reasons.length > 1 ? 1 : 2} />
                {'. '}
              </Fragment>
            ))}
          {definition &&
            fallen
              .slice(0, mostClaims)
              .map(([claim, places]) => (
                <FallenReason key={claim} fallen={places} definition={definition.definition} content={server.content} />
              ))}
          {fallen.length > mostClaims && (
            <span>{`${t('evidence.moreClaims', { count: fallen.length - mostClaims })} `}</span>
          )}
          <span>{t('toolset.staleAdvice')}</span>
        </span>{' '}
        {!readOnly && definition && (
          <span className="inline-flex flex-wrap gap-x-3 gap-y-1">
            <StatusAction disabled={server.missing.length > 0} onClick={() => requestGeneration(null)}>
              {isFree
                ? t('toolset.regenerate')
                : t('toolset.regenerateFor', { count: generationPrice(definition.definition, undefined) })}
            </StatusAction>
            {!server.draft && (
              <StatusAction onClick={() => void save({ confirm: true })}>{t('toolset.stillValid')}</StatusAction>
            )}
          </span>
        )}
      </span>
    </StatusRow>
  );
}
