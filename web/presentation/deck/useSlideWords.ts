import { useTranslation } from 'react-i18next';

import { currentLanguage } from '#web/i18n/currentLanguage.ts';

import type { Deck } from './Deck.ts';
import type { Slide } from './Slide.ts';

/** What a slide is called, and what a presenter may say to it: first what it is for, then what it shows. */
export function useSlideWords({ project, toolsets }: Deck) {
  const { t } = useTranslation();
  const language = currentLanguage();
  return {
    titleOf: (slide: Slide): string => {
      if (slide.kind === 'title') return project.name;
      if (slide.kind === 'standing') return t('standing.title');
      return slide.kind === 'stage' ? t(`stage.${slide.stage}.title`) : slide.scene.title;
    },
    noteOf: (slide: Slide): string[] => {
      if (slide.kind === 'title') return [t('present.titleNote', { count: toolsets.length })];
      if (slide.kind === 'standing') return [t('standing.slideNote'), slide.standing.summary];
      if (slide.kind === 'stage') return [t(`stage.${slide.stage}.text`)];
      const { toolset, scene, isFirst } = slide;
      return isFirst ? [toolset.description[language], scene.description] : [scene.description];
    },
  };
}
