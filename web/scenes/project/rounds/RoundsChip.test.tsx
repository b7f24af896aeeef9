import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, it, vi } from 'vitest';

import { exampleStanding } from '#web/standing/testing/exampleStanding.ts';

import { RoundsChip } from './RoundsChip.tsx';

const zone = process.env['TZ'];
const round = { ...exampleStanding.rounds[1]!, name: null, beginsOn: '2026-11-28' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it.each([
  ['Pacific/Honolulu', '2026-11-28T09:00:00Z', /^Round 2 begins /],
  ['Pacific/Honolulu', '2026-11-28T11:00:00Z', /^Round 2$/],
  ['Pacific/Kiritimati', '2026-11-27T09:00:00Z', /^Round 2 begins /],
  ['Pacific/Kiritimati', '2026-11-27T11:00:00Z', /^Round 2$/],
])('is ahead until its day has come where it is read: %s, %s', (place, now, words) => {
  process.env['TZ'] = place;
  vi.setSystemTime(now);
  render(<RoundsChip rounds={[round]} projectId="p" />);
  screen.getByText(words);
});
