import { describe, expect, test } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { outside, overlaps, stopsOf } from '#engine/picture/testing/scenePieces.ts';
import { trialToolset } from '#engine/picture/testing/trialToolset.ts';

import { placeInTime } from './placeInTime.ts';

const text = { type: 'string', minLength: 1, maxLength: 30_000 };
const action = {
  type: 'object',
  additionalProperties: false,
  required: ['what'],
  properties: { what: text, time: { type: 'string', maxLength: 5 } },
};
const properties = {
  name: text,
  place: text,
  actions: { type: 'array', maxItems: 300, items: action },
  needs: { type: 'array', maxItems: 30, items: text },
};
const timeline = {
  kind: 'timeline',
  each: '/ideas',
  about: 'name',
  facts: ['place'],
  list: 'actions',
  time: 'time',
  title: 'what',
  sections: [{ field: 'needs' }],
};
const visit = {
  name: 'Lunch',
  place: 'Till',
  actions: [
    { time: '12:30', what: 'Queue' },
    { time: '11:50', what: 'Opens' },
    { time: '14:05', what: 'Closes' },
  ],
  needs: ['Room'],
};
const forms = ['sheet', 'page', 'narrow'] as const;

function draw(ideas: unknown, form: (typeof forms)[number]) {
  const { toolset, faults } = trialToolset(timeline, properties, visit);
  expect(faults).toEqual([]);
  return drawPicture({ definition: toolset!, content: { ideas }, language: 'en' }, form);
}

describe('a timeline', () => {
  test.each(forms)('is read in the order of the times, between facts and what follows (%s)', (form) => {
    const [scene] = draw([visit], form);
    expect(stopsOf(scene!)).toEqual([
      { label: 'place: Till', pointer: '/ideas/0/place' },
      { label: '11:50: Opens', pointer: '/ideas/0/actions/1' },
      { label: '12:30: Queue', pointer: '/ideas/0/actions/0' },
      { label: '14:05: Closes', pointer: '/ideas/0/actions/2' },
      { label: 'needs: Room', pointer: '/ideas/0/needs' },
    ]);
    expect(scene!.description).toBe('Lunch (actions: 3)');
  });

  test('goes on on further sheets, so that each moment is shown once', () => {
    const actions = Array.from({ length: 100 }, (_, index) => ({ what: `Step ${index}` }));
    const shown = draw([{ ...visit, actions }], 'sheet').flatMap((scene) => stopsOf(scene).map(({ label }) => label));
    expect(shown.filter((label) => label.startsWith('Step '))).toEqual(actions.map(({ what }) => what));
    expect(shown.at(-1)).toBe('needs: Room');
  });

  test.each(forms)('stays within a %s and beside each other, however many and long', (form) => {
    const word = 'w'.repeat(20_000);
    const many = Array.from({ length: 300 }, (_, index) => ({ what: `Step ${index}`, time: '12:00' }));
    const long = Array.from({ length: 7 }, (_, index) => ({ what: word, time: `1${index}:00` }));
    for (const actions of [many, long])
      for (const scene of draw([{ name: word, place: word, actions, needs: [word] }], form))
        expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
  });

  test('needs a list of objects with a time', () => {
    const { faults } = trialToolset({ ...timeline, list: 'needs' }, properties, visit);
    expect(faults.map(formatFault).join('\n')).toContain('"/ideas/*/needs" must be a list of objects');
  });
});

describe('phases', () => {
  const phase = {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: { name: text, from: { type: 'string', format: 'date' }, to: { type: 'string', format: 'date' } },
  };
  const dated = { ...action, properties: { what: text, time: { type: 'string', format: 'date' } } };
  const phased = { ...timeline, spans: { list: 'phases', name: 'name', from: 'from', to: 'to' }, sections: [] };
  const list = (items: object) => ({ type: 'array', maxItems: 300, items });
  const pilot = {
    name: 'Pilot',
    place: 'Till',
    actions: [{ time: '2026-05-04', what: 'Opens' }],
    phases: [
      { name: 'Run', from: '2026-05-04', to: '2026-06-12' },
      { name: 'Prepare', from: '2026-04-20', to: '2026-05-01' },
      { name: 'Some day' },
    ],
  };

  function drawPhased(idea: object, form: (typeof forms)[number]) {
    const { toolset, faults } = trialToolset(
      phased,
      { ...properties, actions: list(dated), phases: list(phase) },
      {
        ...pilot,
        needs: ['Room'],
      },
    );
    expect(faults).toEqual([]);
    return drawPicture({ definition: toolset!, content: { ideas: [idea] } as never, language: 'en' }, form);
  }

  test.each(forms)('stand over the moments with their dates (%s)', (form) => {
    const [scene] = drawPhased(pilot, form);
    expect(stopsOf(scene!).map(({ label }) => label)).toEqual([
      'place: Till',
      'Prepare: 20 Apr – 1 May',
      'Run: 4 May – 12 Jun',
      '4 May 2026: Opens',
    ]);
  });

  test.each(forms)('stay within a %s, however many overlap', (form) => {
    const phases = Array.from({ length: 300 }, (_, index) => ({
      name: 'w'.repeat(200) + index,
      from: '2026-05-04',
      to: `2026-07-${String((index % 28) + 1).padStart(2, '0')}`,
    }));
    const actions = Array.from({ length: 60 }, (_, index) => ({ what: `Step ${index}`, time: '2026-05-09' }));
    for (const each of [
      { ...pilot, phases },
      { ...pilot, phases, actions },
    ])
      for (const scene of drawPhased(each, form)) expect([...outside(scene), ...overlaps(scene)]).toEqual([]);
  });
});

describe('times on an axis', () => {
  test('stand in proportion between round times', () => {
    const { order, ticks } = placeInTime(['12:00', '12:30', '14:00']);
    expect(order.map(({ place }) => place)).toEqual([0, 0.25, 1]);
    expect(ticks.map(({ value }) => value)).toEqual([720, 735, 750, 765, 780, 795, 810, 825, 840]);
  });

  test('stand between their neighbours where one is missing', () => {
    const { order } = placeInTime(['2026-01-01', '', '2026-01-09']);
    expect(order.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(order[1]!.place).toBeCloseTo(0.5);
  });

  test('stand as they were given where none is known', () => {
    expect(placeInTime(['', 'soon'])).toEqual({
      order: [
        { index: 0, place: 0.25 },
        { index: 1, place: 0.75 },
      ],
      ticks: [],
      spans: [],
    });
  });
});
