import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dayIn } from '#engine/dates/dayIn.ts';
import { formatDay } from '#engine/dates/formatDay.ts';
import { zoneOf } from '#engine/dates/zoneOf.ts';
import type { Version } from '#engine/protocol/version.ts';
import { exportFileName } from '#server/export/exportFileName.ts';
import { goodPassword } from '#server/testing/createTestClient.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let person: Person;
let project: string;

beforeAll(async () => {
  server = await startTestServer();
  person = await Person.register(server);
  project = await person.project();
});
afterAll(() => server.stop());

// Twenty-six hours apart: their days always differ.
const [early, late] = ['Pacific/Kiritimati', 'Etc/GMT+12'];

describe('the day in the name of a file is the reader’s', () => {
  const ask = (zone?: string) => {
    const headers: Record<string, string> = zone === undefined ? {} : { 'x-time-zone': zone };
    const order = { toolsets: ['about'], format: 'markdown' };
    return {
      export: () => person.call('POST', `/api/projects/${project}/exports`, order, headers),
      data: () => person.call('GET', '/api/user/export', undefined, headers),
      entries: () => person.call('GET', '/api/balance/entries.csv', undefined, headers),
    };
  };

  it.each(['export', 'data', 'entries'] as const)('of %s', async (file) => {
    const dayOf = async (zone?: string) => {
      const before = dayIn(new Date(), zone ?? 'UTC');
      const { status, headers } = await ask(zone)[file]();
      expect(status).toBe(200);
      const day = /\d{4}-\d\d-\d\d/.exec(headers.get('content-disposition')!)![0];
      expect([before, dayIn(new Date(), zone ?? 'UTC')]).toContain(day);
      return day;
    };
    expect((await dayOf(early)) > (await dayOf(late))).toBe(true);
  });

  it.each(['Mars/Olympus', '../etc', 'x'.repeat(500), '%00'])('and a zone %j is as good as none', async (zone) => {
    const { status } = await ask(zone).export();
    expect(status).toBe(200);
    expect((await person.call('GET', '/api/user/current', undefined, { 'x-time-zone': zone })).status).toBe(200);
  });

  it('also where no browser says it, once one has', async () => {
    await person.call('GET', '/api/user/current', undefined, { 'x-time-zone': early });
    const named = (await ask().export()).headers.get('content-disposition');
    expect(named).toContain(dayIn(new Date(), early));
  });
});

it.each([early, late])('is known from the sign-in on, before any page asks who it is: %s', async (zone) => {
  const { user } = await server.register();
  const body = { email: user.email, password: goodPassword };
  const { data } = (await server.call('POST', '/api/auth/login', { body, headers: { 'x-time-zone': zone } })).body;
  const before = dayIn(new Date(), zone);
  const { headers } = await server.call('GET', '/api/user/export', { token: data.token });
  const day = /\d{4}-\d\d-\d\d/.exec(headers.get('content-disposition')!)![0];
  expect([before, dayIn(new Date(), zone)]).toContain(day);
});

it('names a version that was made by itself by the day where the person is', async () => {
  const dayOf = async (zone: string) => {
    await person.call('GET', '/api/user/current', undefined, { 'x-time-zone': zone });
    const own = await person.project();
    await person.saveExample(own, 'stakeholder');
    const { content } = await person.toolset(own, 'stakeholder');
    const before = formatDay(new Date(), 'en', 'long', zone);
    await person.save(own, 'stakeholder', {
      ...content,
      stakeholders: (content!['stakeholders'] as object[]).slice(1),
    });
    const [version] = (await person.call('GET', `/api/projects/${own}/versions`)).body.data as Version[];
    const day = /\d+ \p{L}+ \d{4}/u.exec(version!.name)![0];
    expect([before, formatDay(new Date(), 'en', 'long', zone)]).toContain(day);
    return day;
  };
  expect(await dayOf(early)).not.toBe(await dayOf(late));
});

it('tells an export’s day where the reader is', () => {
  const order = { project: { name: 'Dönkap', description: '', language: 'tr', author: '' }, format: 'pdf' } as const;
  const name = (date: string, timeZone: string) => exportFileName({ ...order, date, timeZone });
  expect(name('2026-11-26T18:37:00.000Z', 'Asia/Tokyo')).toBe('Dönkap 2026-11-27.pdf');
  expect(name('2026-11-26T23:30:00.000Z', 'Europe/Istanbul')).toBe('Dönkap 2026-11-27.pdf');
  expect(name('2026-11-26T02:00:00.000Z', 'America/Los_Angeles')).toBe('Dönkap 2026-11-25.pdf');
});

it('takes the likely zone of a language for people of whom nothing else is known', () => {
  expect(zoneOf({ language: 'tr', timeZone: null })).toBe('Europe/Istanbul');
  expect(zoneOf({ language: 'en', timeZone: null })).toBe('UTC');
  expect(zoneOf({ language: 'tr', timeZone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
  expect(zoneOf({ language: 'en', timeZone: 'Gone/Zone' })).toBe('UTC');
});
