import type { Language } from '#engine/languages/languages.ts';
import type { StoryKind } from '#engine/standing/contracts/storyKinds.ts';

interface StoryWords {
  /** What each slide tells, above its title. */
  kinds: Record<StoryKind, string>;
  /** How many lines it has. */
  lines: (count: number) => string;
}

export const storyWords: Record<Language, StoryWords> = {
  en: {
    kinds: {
      cover: 'The project',
      problem: 'The problem',
      people: 'Whom it is about',
      evidence: 'What we saw and heard',
      idea: 'The idea',
      bet: 'What has to be true',
      test: 'How we tested it',
      result: 'What the test showed',
      money: 'The money',
      next: 'What was decided, and what is next',
    },
    lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
  },
  tr: {
    kinds: {
      cover: 'Proje',
      problem: 'Sorun',
      people: 'Kimler için',
      evidence: 'Gördüklerimiz ve duyduklarımız',
      idea: 'Fikir',
      bet: 'Doğru çıkması gerekenler',
      test: 'Nasıl sınadık',
      result: 'Test ne gösterdi',
      money: 'Para',
      next: 'Ne kararlaştırıldı, sırada ne var',
    },
    lines: (count) => `${count} satır`,
  },
};
