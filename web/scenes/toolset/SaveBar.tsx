import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/classNames.ts';
import { definitions } from '../../stores/definitions.ts';
import { save } from '../../stores/toolset-document/save.ts';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';
import { DraftShortcut } from './DraftShortcut.tsx';
import { toolsetPath } from './toolsetPath.ts';
import { useSaveShortcut } from './useSaveShortcut.ts';
import { WritingBar } from './WritingBar.tsx';

/** Keeps the buttons in one row, on the smallest phones too. */
const buttonOnPhones =
  'max-desktop:flex-1 max-desktop:px-3 max-desktop:whitespace-nowrap max-[339px]:px-2 max-[339px]:text-sm';

/** Sticky bar with the save state, the save buttons and the shortcut to the generation panel. */
export function SaveBar() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { dirty, saving, server, generation, projectId, toolsetId } = useSnapshot(toolsetScreen);
  const { summaries } = useSnapshot(definitions);
  const next = summaries[summaries.findIndex(({ id }) => id === toolsetId) + 1];
  const state = dirty ? 'unsaved' : server?.draft ? 'draft' : server?.status === 'saved' ? 'saved' : 'empty';
  const settled = state === 'saved';

  async function saveAndGoOn() {
    if (settled || (await save())) void navigate(next ? toolsetPath(projectId, next.id) : `/project/${projectId}`);
  }

  useSaveShortcut(() => void save({ confirm: true }));

  return (
    <div className="sticky low:static bottom-0 z-20 -mx-4 border-t border-outline bg-raised px-4 py-3 shadow-bar max-desktop:py-2 desktop:mx-0 desktop:rounded-t-3xl desktop:border-x desktop:px-6">
      <WritingBar />
      <div
        className={classNames(
          'flex flex-wrap items-center justify-end gap-x-2 gap-y-1 min-[390px]:gap-x-3',
          generation !== null && 'max-desktop:hidden',
        )}
      >
        {/* Not a live region: changes are announced where they happen. */}
        <p className="mr-auto text-sm text-muted max-desktop:w-full max-desktop:text-xs">
          {t(`toolset.saveState.${state}`)}
        </p>
        {generation === null && <DraftShortcut />}
        <Button
          busy={saving}
          disabled={generation !== null}
          onClick={() => void save({ confirm: true })}
          className={buttonOnPhones}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {t('action.save')}
        </Button>
        <Button
          look={state === 'empty' ? 'tonal' : 'strong'}
          disabled={saving || generation !== null}
          onClick={() => void saveAndGoOn()}
          className={buttonOnPhones}
        >
          {t(
            settled ? (next ? 'toolset.next' : 'toolset.toPath') : next ? 'toolset.saveAndNext' : 'toolset.saveAndPath',
          )}
          <ArrowRight aria-hidden size={20} className="shrink-0 max-[389px]:hidden" />
        </Button>
      </div>
    </div>
  );
}
