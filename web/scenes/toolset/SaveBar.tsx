import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { Button } from '../../components/Button.tsx';
import { definitions } from '../../stores/definitions.ts';
import { save } from '../../stores/toolset-document/save.ts';
import { openDocument } from '../../stores/toolset-document/state.ts';
import { showToast } from '../../stores/toasts.ts';
import { toolsetPath } from './toolsetPath.ts';
import { useSaveShortcut } from './useSaveShortcut.ts';

/** Always in reach: whether everything is saved, and how to save it. */
export function SaveBar() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { dirty, saving, server, generation, projectId, toolsetId } = useSnapshot(openDocument);
  const { summaries } = useSnapshot(definitions);
  const next = summaries[summaries.findIndex(({ id }) => id === toolsetId) + 1];
  const state = dirty ? 'unsaved' : server?.draft ? 'draft' : server?.status === 'saved' ? 'saved' : 'empty';
  const settled = state === 'saved';

  async function saveHere() {
    if (await save()) showToast('success', t('toolset.saved'));
  }

  async function saveAndGoOn() {
    if (settled || (await save())) void navigate(next ? toolsetPath(projectId, next.id) : `/project/${projectId}`);
  }

  useSaveShortcut(() => void saveHere());

  return (
    <div className="sticky bottom-0 z-20 -mx-4 border-t border-outline bg-raised px-4 py-3 desktop:mx-0 desktop:rounded-t-3xl desktop:border-x desktop:px-6">
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <p role="status" className="mr-auto text-sm text-muted max-desktop:w-full">
          {t(`toolset.saveState.${state}`)}
        </p>
        <Button
          busy={saving}
          disabled={generation !== null}
          onClick={() => void saveHere()}
          className="max-desktop:flex-1 max-desktop:px-3 max-desktop:whitespace-nowrap"
          aria-keyshortcuts="Control+S Meta+S"
        >
          {t('action.save')}
        </Button>
        <Button
          look="strong"
          disabled={saving || generation !== null}
          onClick={() => void saveAndGoOn()}
          className="max-desktop:flex-1 max-desktop:px-3 max-desktop:whitespace-nowrap"
        >
          {t(
            settled ? (next ? 'toolset.next' : 'toolset.toPath') : next ? 'toolset.saveAndNext' : 'toolset.saveAndPath',
          )}
          <ArrowRight aria-hidden size={20} />
        </Button>
      </div>
    </div>
  );
}
