import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { useLanguage } from '#web/i18n/useLanguage.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useWithoutModel } from '#web/stores/useWithoutModel.ts';

import { sectionInWriting } from './sectionInWriting.ts';

interface Progress {
  words: string;
  /** The same in a few words. */
  short: string;
  /** As a fraction, once it is known. */
  part?: number;
}

/** Progress of the running generation. */
export function useGenerationProgress(): Progress | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const isWithoutModel = useWithoutModel();
  const { generation, definition } = useSnapshot(toolsetScreen);
  if (!generation) return null;
  if (generation.interrupted) return only(t('toolset.generation.interrupted'));
  if (isWithoutModel) return only(t('toolset.generation.starter'));
  if (!generation.streamed || !definition) return only(t('toolset.generation.waiting'));
  const section = sectionInWriting(definition.definition, generation.streamed, generation.fields);
  if (!section || section.count === 1) return only(t('toolset.generation.writing'));
  const { sections } = definition.definition.locales[language];
  const { id, place, count } = section;
  const named = { section: sections[id]?.title ?? id, place, count };
  return {
    words: t('toolset.generation.section', named),
    short: t('toolset.generation.place', named),
    part: place / count,
  };
}

const only = (words: string): Progress => ({ words, short: words });
