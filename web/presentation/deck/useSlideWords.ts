import { useTranslation } from 'react-i18next';

import { currentLanguage } from '#web/i18n/currentLanguage.ts';

import type { Deck, ToldSlide } from './Deck.ts';
import type { Slide } from './Slide.ts';

/** What a slide is called, and what a presenter may say to it: first what it is for, then what it shows. */
export function useSlideWords({ project, toolsets }: Deck) {
  const { t } = useTranslation();
  const language = currentLanguage();
  return {
    titleOf: (slide: Slide): string => {
      if (slide.kind === 'title') return project.name;
      if (slide.kind === 'story') return slide.told.slide.title.text;
      if (slide.kind === 'standing') return t('standing.title');
      return slide.kind === 'stage' ? t(`stage.${slide.stage}.title`) : slide.scene.title;
    },
    noteOf: (slide: Slide): string[] => {
      if (slide.kind === 'title') return [t('present.titleNote', { count: toolsets.length })];
      if (slide.kind === 'story') return storyNote(slide.told);
      if (slide.kind === 'standing') return [t('standing.slideNote'), slide.standing.summary];
      if (slide.kind === 'stage') return [t(`stage.${slide.stage}.text`)];
      const { toolset, scene, isFirst } = slide;
      return isFirst ? [toolset.description[language], scene.description] : [scene.description];
    },
  };
}

/** What somebody has noted, and else what the slide says. */
function storyNote({ slide: { lines }, note }: ToldSlide): string[] {
  if (note.trim() !== '') return note.split('\n').filter((line) => line.trim() !== '');
  return lines.map(({ name, text, told }) => [name, text, told].filter(Boolean).join(': '));
}
