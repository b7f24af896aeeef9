import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { describePlace } from '#engine/toolset/describePlace.ts';

import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { project } from '../../stores/project.ts';
import { showToast } from '../../stores/toasts.ts';
import { save } from '../../stores/toolset-document/save.ts';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';
import { throwDraftAway } from '../../stores/toolset-document/throwDraftAway.ts';

/** Tells that the content is an unsaved AI draft, with actions to save or discard it. */
export function DraftNotice({ onFocusField }: { onFocusField: (pointer: string) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { server, generation, definition, saving } = useSnapshot(toolsetScreen);
  const { current } = useSnapshot(project);
  const [throwing, setThrowing] = useState(false);
  if (!server?.draft || generation || !definition) return null;
  const { cut, example } = server.draft;

  async function throwAway() {
    setThrowing(true);
    if (await throwDraftAway()) showToast('info', t('toolset.draftThrownAway'));
    setThrowing(false);
  }

  return (
    <Notice
      kind="info"
      icon={<Sparkles aria-hidden size={20} />}
      title={t('toolset.draftTitle')}
      actions={
        current?.mode !== 'read' && (
          <>
            <Button size="small" look="quiet" busy={throwing} onClick={() => void throwAway()}>
              {t('toolset.throwDraftAway')}
            </Button>
            <Button size="small" busy={saving} onClick={() => void save({ confirm: true })}>
              {t('toolset.saveDraft')}
            </Button>
          </>
        )
      }
    >
      {t(example ? 'toolset.draftExampleText' : 'toolset.draftText')}
      {cut.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-1 font-semibold">
            {t('toolset.cutTitle', { count: cut.length })}
          </summary>
          <ul className="mt-1 flex flex-col">
            {cut.map((pointer) => (
              <li key={pointer}>
                <button
                  type="button"
                  onClick={() => onFocusField(pointer)}
                  className="cursor-pointer py-1 text-left underline underline-offset-4"
                >
                  {describePlace(pointer, server.content ?? {}, definition.definition, language)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  );
}
