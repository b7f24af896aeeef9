import type { ClaimState, Direction, SourceKind, Verdict } from '#engine/evidence/evidenceWords.ts';
import type { Language } from '#engine/languages/languages.ts';

/** Words of the register where it stands in a document. */
export interface RegisterWords {
  title: string;
  purpose: string;
  standsIn: string;
  restsOn: string;
  sources: string;
  source: string;
  supports: string;
  contradicts: string;
  states: Record<ClaimState, string>;
  people: (count: number, kind: SourceKind) => string;
  forAgainst: (pro: string, against: string) => string;
  result: (result: string, threshold: string, direction: Direction) => string;
  verdict: Record<Verdict, string>;
  noSource: string;
  /** 0 to 5. */
  strength: (strength: number) => string;
}

const english = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

export const registerWords: Record<Language, RegisterWords> = {
  en: {
    title: 'Evidence register',
    purpose: 'What the toolsets claim about the world, what each claim rests on, and what is only assumed.',
    standsIn: 'Stands in',
    restsOn: 'Rests on',
    sources: 'Sources',
    source: 'Source',
    supports: 'Supports',
    contradicts: 'Speaks against',
    states: { assumed: 'Assumed', supported: 'Supported', contested: 'Contested', refuted: 'Refuted' },
    people: (count, kind) =>
      ({
        read: english(count, 'text', 'texts'),
        said: english(count, 'person', 'people'),
        gave: `${count} who gave something for it`,
        did: english(count, 'visit', 'visits'),
        measured: english(count, 'count', 'counts'),
        paid: `${count} who paid`,
      })[kind],
    forAgainst: (pro, against) => [pro && `for: ${pro}`, `against: ${against}`].filter(Boolean).join('; '),
    result: (result, threshold, direction) =>
      `${result}, ${direction === 'at-least' ? 'at least' : 'at most'} ${threshold} expected`,
    verdict: { supported: 'a test supports it', refuted: 'a test refutes it', open: 'no test result yet' },
    noSource: 'no source yet',
    strength: (strength) => `strength ${strength} of 5`,
  },
  tr: {
    title: 'Kanıt dökümü',
    purpose: 'Araçlarda öne sürülen iddialar, her birinin dayanağı ve henüz yalnızca varsayılanlar.',
    standsIn: 'Nerede',
    restsOn: 'Dayanağı',
    sources: 'Kaynaklar',
    source: 'Kaynak',
    supports: 'Destekledikleri',
    contradicts: 'Karşı çıktıkları',
    states: { assumed: 'Varsayım', supported: 'Desteklendi', contested: 'Tartışmalı', refuted: 'Çürütüldü' },
    people: (count, kind) =>
      ({
        read: `${count} yazılı kaynak`,
        said: `${count} kişi`,
        gave: `emek, veri ya da adını veren ${count} kişi`,
        did: `${count} gözlem`,
        measured: `${count} sayım`,
        paid: `para ödeyen ${count} kişi`,
      })[kind],
    forAgainst: (pro, against) => [pro && `destekleyen: ${pro}`, `karşı çıkan: ${against}`].filter(Boolean).join('; '),
    result: (result, threshold, direction) =>
      `${result}; ${direction === 'at-least' ? 'en az' : 'en çok'} ${threshold} bekleniyordu`,
    verdict: { supported: 'bir test destekliyor', refuted: 'bir test çürüttü', open: 'test sonucu henüz yok' },
    noSource: 'henüz kaynağı yok',
    strength: (strength) => `gücü 5 üzerinden ${strength}`,
  },
};
