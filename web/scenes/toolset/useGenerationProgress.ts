import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { useLanguage } from '#web/i18n/useLanguage.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useWithoutModel } from '#web/stores/useWithoutModel.ts';

import { sectionInWriting } from './sectionInWriting.ts';

/** Progress of the running generation: as a text and, once it is known, as a fraction. */
export function useGenerationProgress(): { words: string; part?: number } | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const isWithoutModel = useWithoutModel();
  const { generation, definition } = useSnapshot(toolsetScreen);
  if (!generation) return null;
  if (generation.interrupted) return { words: t('toolset.generation.interrupted') };
  if (isWithoutModel) return { words: t('toolset.generation.starter') };
  if (!generation.streamed || !definition) return { words: t('toolset.generation.waiting') };
  const section = sectionInWriting(definition.definition, generation.streamed, generation.fields);
  if (!section || section.count === 1) return { words: t('toolset.generation.writing') };
  const { sections } = definition.definition.locales[language];
  const { id, place, count } = section;
  return {
    words: t('toolset.generation.section', { section: sections[id]?.title ?? id, place, count }),
    part: place / count,
  };
}
