import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { describePlace } from '#engine/fields/describePlace.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { SentenceWith } from '#web/i18n/SentenceWith.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/** Citations of the draft that were left out, with the reason and links to where they stood. */
export function DroppedCitations({ document, language }: { document: OpenDocument; language: Language }) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const { server, generation } = useSnapshot(toolsetScreen);
  const dropped = server?.draft?.citations?.dropped ?? [];
  if (generation || dropped.length === 0) return null;
  const { content, source } = document.editable;
  return (
    <details className="mb-6 rounded-2xl bg-secondary-tonal px-5 py-3 text-on-secondary-tonal">
      <summary className="cursor-pointer py-1 font-semibold">
        {t('evidence.droppedTitle', { count: dropped.length })}
      </summary>
      <p className="mt-1">{t('evidence.droppedText')}</p>
      <ul className="mt-1 flex flex-col">
        {dropped.map(({ pointer, quote, reason }, index) => (
          <li key={index} className="py-1 wrap-anywhere">
            <button
              type="button"
              onClick={() => document.editable.requestFocus(pointer)}
              className="cursor-pointer text-left underline underline-offset-4"
            >
              {describePlace(pointer, content, source.definition, language)}
            </button>
            <span>: </span>
            {reason === 'quote-not-found' ? (
              <SentenceWith written={quote ?? ''} lang={lang}>
                {(written) => t('evidence.quoteNotFound', { quote: written })}
              </SentenceWith>
            ) : (
              <span>{t('evidence.sourceNotGiven')}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
