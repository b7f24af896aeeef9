import { useSnapshot } from 'valtio';

import { describePlace } from '#engine/fields/describePlace.ts';
import { remarkWords } from '#web/form/remarks/remarkWords.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/**
 * What is worth a look in the draft as a whole, and that there is more beside its fields.
 *
 * @param hasLinks whether the form is in reach, so that the notes lead to their fields
 */
export function RemarkSummary({ hasLinks }: { hasLinks: boolean }) {
  const { server, generation, document } = useSnapshot(toolsetScreen);
  const language = useLanguage();
  const say = remarkWords.in(language);
  const remarks = server?.draft?.remarks ?? [];
  if (generation || !document || remarks.length === 0) return null;
  const places = [...new Set(remarks.map(({ pointer }) => pointer).filter((pointer) => pointer !== ''))];
  const count = places.length > 0 && say('count', { count: places.length });
  return (
    <div className="flex flex-col gap-1 text-label text-tertiary">
      {remarks.some(({ pointer }) => pointer === '') && <p>{say('draftLanguage')}</p>}
      {count && !hasLinks && <p>{count}</p>}
      {count && hasLinks && (
        <details>
          <summary className="cursor-pointer py-1">{count}</summary>
          <ul className="flex max-h-60 flex-col overflow-y-auto">
            {places.map((pointer) => (
              <li key={pointer}>
                <button
                  type="button"
                  onClick={() => document.editable.requestFocus(pointer)}
                  className="min-h-9 cursor-pointer py-1 text-left wrap-anywhere underline underline-offset-4 max-desktop:min-h-11"
                >
                  {describePlace(pointer, server?.content ?? {}, document.editable.source.definition, language)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
