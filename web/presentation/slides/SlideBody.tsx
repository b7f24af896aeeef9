import type { Deck } from '#web/presentation/deck/Deck.ts';
import type { Slide } from '#web/presentation/deck/Slide.ts';

import { PictureSlide } from './PictureSlide.tsx';
import { StageSlide } from './StageSlide.tsx';
import { StandingSlide } from './StandingSlide.tsx';
import { StorySlideView } from './StorySlideView.tsx';
import { TitleSlide } from './TitleSlide.tsx';

/** What a slide shows. */
export function SlideBody({ slide, project }: { slide: Slide; project: Deck['project'] }) {
  switch (slide.kind) {
    case 'title':
      return <TitleSlide project={project} />;
    case 'story':
      return <StorySlideView slide={slide} project={project} />;
    case 'standing':
      return <StandingSlide standing={slide.standing} />;
    case 'stage':
      return <StageSlide stage={slide.stage} toolsets={slide.toolsets} />;
    case 'picture':
      return <PictureSlide scene={slide.scene} />;
  }
}
