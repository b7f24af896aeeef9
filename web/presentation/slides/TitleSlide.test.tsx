import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { startI18n } from '#web/i18n/startI18n.ts';

import { TitleSlide } from './TitleSlide.tsx';

const zone = process.env['TZ'];
afterEach(async () => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  await startI18n('en');
});

it.each([
  ['Asia/Tokyo', 'en', '2026-11-26T18:37:00.000Z', '27 November 2026', '2026-11-27'],
  ['Europe/Istanbul', 'tr', '2026-11-26T21:30:00.000Z', '27 Kasım 2026', '2026-11-27'],
  ['America/Los_Angeles', 'en', '2026-11-26T02:00:00.000Z', '25 November 2026', '2026-11-25'],
] as const)(
  'tells the day where the reader is, in words and for machines: %s',
  async (place, language, now, text, day) => {
    process.env['TZ'] = place;
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    await startI18n(language);
    render(<TitleSlide project={{ name: 'Dönkap', description: 'Kutular.', language }} />);
    expect(screen.getByText(text).getAttribute('datetime')).toBe(day);
  },
);
