import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { describePlace } from '#engine/fields/describePlace.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/** Fields of the draft that were too long and have been cut, with links to them. */
export function CutFields({ document, language }: { document: OpenDocument; language: Language }) {
  const { t } = useTranslation();
  const { server, generation } = useSnapshot(toolsetScreen);
  const cut = server?.draft?.cut ?? [];
  if (generation || cut.length === 0) return null;
  const { content, source } = document.editable;
  return (
    <details className="mb-6 rounded-2xl bg-secondary-tonal px-5 py-3 text-on-secondary-tonal">
      <summary className="cursor-pointer py-1 font-semibold">{t('toolset.cutTitle', { count: cut.length })}</summary>
      <ul className="mt-1 flex flex-col">
        {cut.map((pointer) => (
          <li key={pointer}>
            <button
              type="button"
              onClick={() => document.editable.requestFocus(pointer)}
              className="cursor-pointer py-1 text-left underline underline-offset-4"
            >
              {describePlace(pointer, content, source.definition, language)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
