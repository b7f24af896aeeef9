import { getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { goodPassword } from '#server/testing/createTestClient.ts';
import { payAtSandbox } from '#server/testing/payAtSandbox.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const day = 24 * 60 * 60 * 1000;
const seller = 'Filiz Yazılım A.Ş. | Bağdat Caddesi 1, İstanbul';
const details = {
  name: 'Dönkap Ambalaj A.Ş.',
  address: 'Moda Caddesi 12/3\nKadıköy',
  taxNumber: '8790017566',
  phone: '+90 216 555 01 23',
};

async function read(file: ArrayBuffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file.slice(0)));
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const text = texts
    .join(' ')
    .normalize('NFC')
    .replaceAll(/\u200B/g, '')
    .replaceAll(/\s+/g, ' ');
  return { text, pages: pdf.numPages, ...(await getMeta(pdf)) };
}

describe.each(dialects)('an invoice on %s', (dialect) => {
  let server: TestServer;
  let ahead = 0;
  let ada: Person;

  beforeAll(async () => {
    const options = { dialect, clock: () => Date.now() + ahead, billing: { pause: 3_600_000 } };
    server = await startTestServer({ INVOICE_SELLER: seller }, options);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    ada = await Person.register(server);
  });

  async function buy(person = ada): Promise<string> {
    const { id, paymentUrl } = (await person.call('POST', '/api/payments', { packageId: 'sapling' })).body.data;
    expect((await payAtSandbox(server, paymentUrl)).status).toBe(200);
    return id;
  }
  const payment = async (id: string) => (await ada.call('GET', `/api/payments/${id}`)).body.data;
  async function download(invoiceId: string, person = ada) {
    const headers = { Authorization: `Bearer ${person.token}` };
    const answer = await fetch(`${server.url}/api/invoices/${invoiceId}`, { headers });
    const file = await answer.arrayBuffer();
    return { status: answer.status, headers: answer.headers, file };
  }
  const rows = () => server.services.database.connection('invoices').orderBy('number');

  it('comes with each payment that is paid, as an accessible PDF with all that was agreed', async () => {
    await ada.call('PUT', '/api/invoice', details);
    const id = await buy();
    const { invoiceId } = await payment(id);
    expect((await ada.call('GET', '/api/balance')).body.data.payments).toMatchObject([{ id, invoiceId }]);
    const { status, headers, file } = await download(invoiceId);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Filiz invoice FLZ-\d{4}-\d{6}\.pdf"; /);
    const { text, pages, info } = await read(file);
    for (const part of [details.name, 'Moda Caddesi 12/3', 'Kadıköy', '8790017566', '+90 216 555 01 23'])
      expect(text).toContain(part);
    for (const part of [
      'Filiz Yazılım A.Ş.',
      'Bağdat Caddesi 1, İstanbul',
      '2,000 tokens',
      '$14.00',
      'no money moved',
      id,
    ])
      expect(text).toContain(part);
    expect(text).toContain('Total $14.00 Paid');
    expect(text).toMatch(/FLZ-\d{4}-\d{6}/);
    expect(pages).toBe(1);
    expect(info).toMatchObject({ Title: expect.stringMatching(/^Invoice FLZ-/), Language: 'en' });
    expect(Buffer.from(file).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('stays as it was issued, in the language of then', async () => {
    await ada.call('PATCH', '/api/user/current', { language: 'tr', fullName: 'Ada Yılmaz' });
    const { invoiceId } = await payment(await buy());
    await ada.call('PATCH', '/api/user/current', { language: 'en', fullName: 'Somebody Else' });
    await ada.call('PUT', '/api/invoice', details);
    const { headers, file } = await download(invoiceId);
    expect(headers.get('content-disposition')).toContain('Filiz fatura FLZ-');
    const { text, info } = await read(file);
    for (const part of ['Fatura no', 'Ada Yılmaz', '2.000 jeton', 'para hareketi olmadı', '$14,00'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Dönkap|Somebody/);
    expect(info).toMatchObject({ Language: 'tr' });
  });

  it('names the card where the gateway tells of it', async () => {
    const { paymentUrl } = (await ada.call('POST', '/api/subscription', { planId: 'solo-month' })).body.data;
    await payAtSandbox(server, paymentUrl);
    const [{ invoiceId }] = (await ada.call('GET', '/api/balance')).body.data.payments;
    const { text } = await read((await download(invoiceId)).file);
    expect(text).toMatch(/Subscription .*Paid by card: Visa •••• 4242/);
    const exported = (await ada.call('GET', '/api/user/export')).body.data;
    expect(exported.subscriptions).toMatchObject([{ status: 'active', plan: { id: 'solo-month' }, endedAt: null }]);
    const card = { gateway: 'sandbox', brand: expect.any(String), lastFour: '4242', expiryMonth: 12, expiryYear: 2034 };
    expect(exported.cards).toEqual([card]);
  });

  it('is nobody else’s, and there is none of what is not paid', async () => {
    const { invoiceId } = await payment(await buy());
    const eve = await Person.register(server);
    expect((await download(invoiceId, eve)).status).toBe(404);
    expect((await download('06C41YMBJ3FY37V643Y1WR1VF9', eve)).status).toBe(404);
    const open = (await ada.call('POST', '/api/payments', { packageId: 'seed' })).body.data;
    expect(await payment(open.id)).not.toHaveProperty('invoiceId');
  });

  it('prints what the buyer wrote as text, whatever it is', async () => {
    const markup = '#panic("x") *b* _c_ $x$ @ref <l> \\ // `raw` = H';
    const name = `${'ş'.repeat(199)}x`;
    const address = `${'y'.repeat(250)} ${markup} שלום مرحبا 😀 end`;
    expect((await ada.call('PUT', '/api/invoice', { ...details, name, address })).status).toBe(200);
    const { status, file } = await download((await payment(await buy())).invoiceId);
    expect(status).toBe(200);
    const { text } = await read(file);
    const squeezed = text.replaceAll(' ', '');
    for (const part of [name, 'y'.repeat(250), markup.replaceAll(' ', ''), 'end']) expect(squeezed).toContain(part);
  });

  it('has the next number of its year, without gaps, also when many pay at once', async () => {
    const people = [ada, await Person.register(server), await Person.register(server)];
    const started = await Promise.all(
      people.flatMap((person) => [1, 2, 3].map(() => person.call('POST', '/api/payments', { packageId: 'seed' }))),
    );
    // One is paid twice, and one not at all.
    const urls = started.map(({ body }) => body.data.paymentUrl as string).slice(1);
    await Promise.all([...urls, urls[0]!].map((url) => payAtSandbox(server, url)));
    ahead = 400 * day;
    await buy();
    ahead = 0;
    const all = await rows();
    for (const ofYear of Map.groupBy(all, ({ year }) => year).values())
      expect(ofYear.map(({ number }) => number)).toEqual(ofYear.map((_, index) => index + 1));
    expect(all.at(-1)!.year === all[0]!.year && all.length < 9).toBe(false);
    expect(new Set(all.map(({ payment_id: of }) => of)).size).toBe(all.length);
    const paid = await server.services.database.connection('payments').where({ status: 'paid' }).pluck('id');
    expect(all.map(({ payment_id: of }) => of).toSorted()).toEqual(paid.toSorted());
  });

  it('outlives the account without telling whose it was', async () => {
    await ada.call('PATCH', '/api/user/current', { fullName: 'Ada Yılmaz' });
    const first = await buy();
    await ada.call('PUT', '/api/invoice', details);
    const paid = [first, await buy()];
    const exported = (await ada.call('GET', '/api/user/export')).body.data;
    expect(exported.payments.map(({ id }: { id: string }) => id).toSorted()).toEqual(paid.toSorted());
    expect(exported.invoiceDetails).toEqual([details]);
    expect(exported.invoices).toMatchObject([
      { buyer: { name: 'Ada Yılmaz' }, amount: 1400, number: expect.stringMatching(/^FLZ-/) },
      { buyer: details, paymentId: paid[1] },
    ]);
    const before = await rows();
    expect((await ada.call('DELETE', '/api/user/current', { password: goodPassword })).status).toBe(204);
    const after = await rows();
    expect(after.map(({ number, payment_id: of }) => [number, of])).toEqual(
      before.map((row) => [row.number, row.payment_id]),
    );
    const theirs = after.filter(({ payment_id: of }) => paid.includes(of));
    expect(theirs.map(({ user_id: of }) => of)).toEqual([null, null]);
    const contents = theirs.map(({ content }) => JSON.parse(content));
    expect(contents[0].buyer).toEqual({ pseudonym: expect.stringMatching(/^\w{8}$/) });
    expect(contents[1].buyer).toEqual(contents[0].buyer);
    expect(contents[1]).toMatchObject({ amount: 1400, tokens: 2000, title: '2,000 tokens', card: null });
    for (const secret of [...Object.values(details), 'Ada Yılmaz', ada.id, '4242'])
      expect(JSON.stringify(theirs)).not.toContain(JSON.stringify(secret).slice(1, -1));
    expect(await server.services.database.connection('invoice_details').where({ user_id: ada.id })).toEqual([]);
  });

  it('shows in the movements what was bought, by which payment', async () => {
    const id = await buy();
    const { invoiceId } = await payment(id);
    const [entry] = (await ada.call('GET', '/api/balance/entries?reason=purchase')).body.data;
    const title = { en: '2,000 tokens', tr: '2.000 jeton' };
    expect(entry).toMatchObject({ amount: 2000, paymentId: id, invoiceId, title });
    const answer = await fetch(`${server.url}/api/balance/entries.csv?reason=purchase`, {
      headers: { Authorization: `Bearer ${ada.token}`, 'Accept-Language': 'tr' },
    });
    expect(await answer.text()).toContain(`,Satın alma,2000,2.000 jeton,,,,${id},${entry.invoiceNumber}`);
  });
});
