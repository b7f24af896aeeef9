import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { generationPrice } from '#engine/generation/generationPrice.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';

import { definitions } from '../../../stores/definitions.ts';
import { save } from '../../../stores/toolset-document/save.ts';
import { toolsetScreen } from '../../../stores/toolset-document/toolsetScreen.ts';
import { requestGeneration } from '../pendingGeneration.ts';
import { toolsetPath } from '../toolsetPath.ts';
import { useToolsetTitle } from '../useToolsetTitle.ts';
import { HalfDisc } from './HalfDisc.tsx';
import { StatusAction } from './StatusAction.tsx';
import { StatusRow } from './StatusRow.tsx';
import { statusLink } from './statusLink.ts';

interface StaleStatusProps {
  server: ToolsetState;
  readOnly: boolean;
}

/** A dependency was saved after this content was made from it: regenerate, or confirm by saving again. */
export function StaleStatus({ server, readOnly }: StaleStatusProps) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const { projectId, definition } = useSnapshot(toolsetScreen);
  const { summaries } = useSnapshot(definitions);
  const isKnown = summaries.length > 0;
  return (
    <StatusRow look="attention" icon={<HalfDisc />} state={t('toolset.staleTitle')}>
      <span>
        {t('toolset.staleText')}{' '}
        {isKnown &&
          server.staleBecause.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={toolsetPath(projectId, id)} className={statusLink}>
                {titleOf(id)}
              </Link>
            </span>
          ))}
      </span>
      {!readOnly && definition && (
        <>
          <StatusAction disabled={server.missing.length > 0} onClick={() => requestGeneration(null)}>
            {t('toolset.regenerateFor', { count: generationPrice(definition.definition, undefined) })}
          </StatusAction>
          <StatusAction onClick={() => void save({ confirm: true })}>{t('toolset.stillValid')}</StatusAction>
        </>
      )}
    </StatusRow>
  );
}
