import type { ClaimState } from '#engine/evidence/evidenceWords.ts';
import type { Language } from '#engine/languages/languages.ts';

interface MapWords {
  title: string;
  claim: string;
  claims: string;
  importance: string;
  evidence: string;
  place: string;
  state: string;
  states: Record<ClaimState, string>;
  quadrants: Record<'testFirst' | 'actOn' | 'later' | 'known', string>;
}

/** The words of the assumption map. */
export const mapWords: Record<Language, MapWords> = {
  en: {
    title: 'Assumption map',
    claim: 'Claim',
    claims: 'Claims',
    importance: 'Importance',
    evidence: 'Evidence',
    place: 'Quadrant',
    state: 'State',
    states: { assumed: 'Assumed', supported: 'Supported', contested: 'Contested', refuted: 'Refuted' },
    quadrants: { testFirst: 'Test first', actOn: 'Act on it', later: 'Leave for later', known: 'Good to know' },
  },
  tr: {
    title: 'Varsayım haritası',
    claim: 'İddia',
    claims: 'İddialar',
    importance: 'Önem',
    evidence: 'Kanıt',
    place: 'Bölge',
    state: 'Durum',
    states: { assumed: 'Varsayım', supported: 'Desteklendi', contested: 'Tartışmalı', refuted: 'Çürütüldü' },
    quadrants: {
      testFirst: 'Önce sınayın',
      actOn: 'Buna göre davranın',
      later: 'Sonraya kalsın',
      known: 'Aklınızda olsun',
    },
  },
};
