import { afterAll, beforeAll, expect, it } from 'vitest';

import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

const company = {
  name: 'Dönkap Ambalaj A.Ş.',
  address: 'Bağdat Caddesi 1\nKadıköy, İstanbul',
  taxNumber: '8790017566',
  phone: '+90 (216) 555 01 23',
};

it('tells of none until there are some, then of those of the person', async () => {
  const [ada, eve] = [await Person.register(server), await Person.register(server)];
  expect(await ada.call('GET', '/api/invoice')).toMatchObject({ status: 404, body: { key: 'no-invoice-details' } });
  expect(await ada.call('PUT', '/api/invoice', company)).toMatchObject({ status: 200, body: { data: company } });
  expect((await ada.call('GET', '/api/invoice')).body.data).toEqual(company);
  expect((await eve.call('GET', '/api/invoice')).status).toBe(404);
});

it('takes the place of what was given before, in the form in which it is kept', async () => {
  const ada = await Person.register(server);
  await ada.call('PUT', '/api/invoice', company);
  const person = { name: ' Ada  Yılmaz ', address: 'Moda', nationalId: '100 000 001 46', phone: ' 0532\n 123 45 67 ' };
  await ada.call('PUT', '/api/invoice', person);
  expect((await ada.call('GET', '/api/invoice')).body.data).toEqual({
    name: 'Ada  Yılmaz',
    address: 'Moda',
    nationalId: '10000000146',
    phone: '0532 123 45 67',
  });
  const foreign = { ...company, taxNumber: 'de 123.456-789', nationalId: undefined };
  expect((await ada.call('PUT', '/api/invoice', foreign)).body.data.taxNumber).toBe('DE123456789');
});

it.each([
  ['a wrong check digit', { taxNumber: '8790017567' }, '/taxNumber', 'tax-number', /Check the tax/, /Vergi numarasını/],
  ['a wrong ID', { nationalId: '10000000147' }, '/nationalId', 'national-id', /Check the Turkish/, /T\.C\. kimlik/],
  ['neither number', { taxNumber: undefined }, '/taxNumber', 'tax-number-or-national-id', /Enter a tax/, /yazın/],
  ['no telephone number', { phone: '-------' }, '/phone', 'phone', /area code/, /alan koduyla/],
  ['no name', { name: ' ' }, '/name', 'required', /Fill in/, /doldurun/],
  ['no address', { address: undefined }, '/address', 'required', /Fill in/, /doldurun/],
])('says in both languages what is wrong with %s', async (_, change, path, key, english, turkish) => {
  const ada = await Person.register(server);
  const put = (language: string) =>
    ada.call('PUT', '/api/invoice', { ...company, ...change }, { 'Accept-Language': language });
  const errors = (message: RegExp) => [{ path, key, message: expect.stringMatching(message) }];
  expect(await put('en')).toMatchObject({ status: 422, body: { errors: errors(english) } });
  expect(await put('tr')).toMatchObject({ status: 422, body: { errors: errors(turkish) } });
  expect((await ada.call('GET', '/api/invoice')).status).toBe(404);
});

it('keeps the longest that it takes', async () => {
  const ada = await Person.register(server);
  const longest = {
    name: 'ş'.repeat(200),
    address: '😀'.repeat(250),
    taxNumber: 'DE12345678901234',
    nationalId: '10000000146',
    phone: `+${'1'.repeat(29)}`,
  };
  expect((await ada.call('PUT', '/api/invoice', longest)).status).toBe(200);
  expect((await ada.call('GET', '/api/invoice')).body.data).toEqual(longest);
  expect((await ada.call('GET', '/api/balance')).body.data).toMatchObject({ invoiceDetails: true, card: false });
});
