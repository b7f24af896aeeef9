import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { describePlace } from '#engine/fields/describePlace.ts';
import { findLocked } from '#engine/locks/findLocked.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { pinIcon } from '#web/form/icons.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

interface KeptNoteProps {
  definition: ToolsetDefinition;
  /** What is asked for; null for the whole toolset. */
  fields: readonly string[] | null;
}

const mostNamed = 5;

/** What of a new draft's places stays as it is, since somebody has locked it. */
export function KeptNote({ definition, fields }: KeptNoteProps) {
  const { t } = useTranslation();
  const { document, server } = useSnapshot(toolsetScreen);
  const language = useLanguage();
  const content = server?.content ?? {};
  const kept = findLocked(content, document?.editable.locked.all ?? []).filter(
    (pointer) => !fields || isWithin(pointer, fields),
  );
  if (kept.length === 0) return null;
  const isEntries = kept.every((pointer) => /\/\d+$/.test(pointer));
  const named = kept.slice(0, mostNamed);
  const more = kept.length - named.length;
  return (
    <div className="mt-4 flex gap-2.5 rounded-2xl bg-field px-4 py-3 text-sm">
      <span className="mt-0.5 text-muted [&>svg]:size-4 [&>svg]:fill-current">{pinIcon}</span>
      <div className="min-w-0">
        <p>{t(isEntries ? 'toolset.keptEntries' : 'toolset.keptPlaces', { count: kept.length })}</p>
        <ul className="mt-1 flex flex-col gap-0.5 font-medium wrap-anywhere">
          {named.map((pointer) => (
            <li key={pointer} className="line-clamp-2">
              {describePlace(pointer, content, definition, language)}
            </li>
          ))}
          {more > 0 && <li className="text-muted">{t('toolset.keptMore', { count: more })}</li>}
        </ul>
      </div>
    </div>
  );
}
