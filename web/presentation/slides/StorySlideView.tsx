import { drawStorySlide, signed } from '#engine/story/drawStorySlide.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { Picture } from '#web/picture/Picture.tsx';
import type { Deck } from '#web/presentation/deck/Deck.ts';
import type { Slide } from '#web/presentation/deck/Slide.ts';

import { TitleSlide } from './TitleSlide.tsx';

interface StorySlideViewProps {
  slide: Pick<Extract<Slide, { kind: 'story' }>, 'told' | 'form'>;
  project: Deck['project'];
}

/** A slide of the story; its cover is the title of a presentation. */
export function StorySlideView({ slide: { told, form }, project }: StorySlideViewProps) {
  const language = useLanguage();
  const lang = useWrittenLang();
  const { slide } = told;
  if (slide.kind === 'cover') {
    const description = slide.lines[0]?.text ?? project.description;
    return <TitleSlide project={{ ...project, name: slide.title.text, description }} />;
  }
  return (
    <>
      <h2 lang={lang} className="sr-only">
        {signed(slide.title)}
      </h2>
      <Picture scene={drawStorySlide(slide, { language, form })} />
    </>
  );
}
