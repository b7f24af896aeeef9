import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { StateMark } from '#web/components/StateMark.tsx';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useWithoutModel } from '#web/stores/useWithoutModel.ts';
import { StatusRow } from '#web/toolsets/StatusRow.tsx';

/** AI is writing: from what, and what one may do meanwhile. How far it is, and the way to stop it, stand in the bar. */
export function WritingStatus() {
  const { t } = useTranslation();
  const { generation, server } = useSnapshot(toolsetScreen);
  const isWithoutModel = useWithoutModel();
  if (!generation) return null;
  const count = server?.dependencies.filter(({ saved }) => saved).length ?? 0;
  const state = isWithoutModel
    ? t('toolset.generation.starter')
    : count > 0
      ? t('toolset.generation.from', { count })
      : t('toolset.generation.writing');
  return (
    <StatusRow look="ai" icon={<StateMark state={isWithoutModel ? 'starter' : 'generated'} />} state={state}>
      <span className="max-desktop:hidden">{t('toolset.generation.hint')}</span>
    </StatusRow>
  );
}
