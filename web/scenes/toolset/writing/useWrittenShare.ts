import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';

import { shareWritten } from '#engine/generation/shareWritten.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { fetchExample } from '#web/api/examples.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { project } from '#web/stores/project.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/** How much of the running draft is written, from 0 to 1, as its price goes by; null where it is not known. */
export function useWrittenShare(): number | null {
  const { generation, definition, toolsetId, server } = useSnapshot(toolsetScreen);
  const { current } = useSnapshot(project);
  const shown = useLanguage();
  const language: Language = current?.language ?? shown;
  const [example, setExample] = useState<ToolsetDocument | null>(null);
  useEffect(() => {
    let isAwaited = true;
    fetchExample(toolsetId, language).then(
      (loaded) => isAwaited && setExample(loaded),
      () => {},
    );
    return () => {
      isAwaited = false;
    };
  }, [toolsetId, language]);
  const { streamed = null, fields = null } = generation ?? {};
  return useMemo(() => {
    if (!example || !definition || !streamed) return null;
    const before = server?.content ?? null;
    return shareWritten(definition.definition, { partial: streamed, example, fields, before });
  }, [example, definition, streamed, fields, server]);
}
