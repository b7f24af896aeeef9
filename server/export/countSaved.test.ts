import { expect, it } from 'vitest';

import { countSaved } from './countSaved.ts';

it.each([
  { chosen: 24, saved: 24, en: '24 of 24 toolsets saved', tr: '24 aracın 24 tanesi kayıtlı' },
  { chosen: 7, saved: 7, en: '7 of 24 toolsets saved', tr: '24 aracın 7 tanesi kayıtlı' },
  { chosen: 1, saved: 7, en: '1 of 7 saved toolsets', tr: 'kayıtlı 7 aracın 1 tanesi' },
])('says of $chosen of $saved saved toolsets what is in the document', ({ chosen, saved, en, tr }) => {
  expect(countSaved({ language: 'en', chosen, saved, total: 24 })).toBe(en);
  expect(countSaved({ language: 'tr', chosen, saved, total: 24 })).toBe(tr);
});
