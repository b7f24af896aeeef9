import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { Person } from '#server/testing/Person.ts';
import { goodPassword, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let ada: Person;
let count = 0;
beforeAll(async () => void (server = await startTestServer()));
beforeEach(async () => void (ada = await Person.register(server)));
afterAll(() => server.stop());

const fresh = (name: string) => `${name}-${(count += 1)}@example.com`;
const ask = (person: Person, email: string, password = goodPassword) =>
  person.call('POST', '/api/user/email/code', { email, password });
const move = (person: Person, email: string, code: string) => person.call('POST', '/api/user/email', { email, code });
const emailOf = async (person: Person) => (await person.call('GET', '/api/user/current')).body.data.email as string;

describe('changing the e-mail address', () => {
  it('requires the password and the code from the new address, and notifies the old one', async () => {
    const former = await emailOf(ada);
    const email = fresh('New');
    expect((await ask(ada, email)).status).toBe(204);
    expect(await emailOf(ada)).toBe(former);
    const reply = await move(ada, email, await server.mailedCode(email));
    expect(reply).toMatchObject({ status: 200, body: { data: { email: email.toLowerCase() } } });
    expect(await emailOf(ada)).toBe(email.toLowerCase());
    expect((await server.mailsTo(former)).at(-1)!.subject).toContain('was changed');
    const logIn = (address: string) =>
      server.call('POST', '/api/auth/login', { body: { email: address, password: goodPassword } });
    expect((await logIn(email)).status).toBe(200);
    expect((await logIn(former)).body.key).toBe('credentials-invalid');
  });

  it('sends nothing without the password', async () => {
    const email = fresh('nothing');
    expect((await ask(ada, email, 'not this one')).body.key).toBe('password-wrong');
    expect(await server.mailsTo(email)).toEqual([]);
    await server.services.database.connection('users').where({ id: ada.id }).update({ password_hash: null });
    expect((await ask(ada, email)).body.key).toBe('password-missing');
  });

  it('answers alike for taken and free addresses; the mail to a taken one says so, and no code is valid', async () => {
    const { user: holder } = await server.register(fresh('holder'));
    const free = await ask(ada, fresh('free'));
    const taken = await ask(ada, holder.email);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const mail = (await server.mailsTo(holder.email)).at(-1)!;
    expect(mail.subject).toContain('already has a Filiz account');
    expect(mail.text).not.toMatch(/\d{6}/);
    const tried = await move(ada, holder.email, '000000');
    expect(tried.body.key).toBe('code-invalid');
  });

  it('accepts a code only for the person, address and purpose it was issued for', async () => {
    const [email, other] = [fresh('mine'), fresh('other')];
    const bert = await Person.register(server);
    await ask(bert, email);
    const berts = await server.mailedCode(email);
    await ask(ada, email);
    const adas = await server.mailedCode(email);
    expect((await move(ada, email, berts)).body.key).toBe('code-invalid');
    expect((await move(ada, other, adas)).body.key).toBe('code-invalid');
    await server.call('POST', '/api/auth/register/code', { body: { email } });
    const forRegistering = await server.mailedCode(email);
    expect((await move(ada, email, forRegistering)).body.key).toBe('code-invalid');
    // Codes requested by others do not replace hers.
    expect((await move(ada, email, adas)).status).toBe(200);
    expect((await move(ada, email, adas)).body.key).toBe('code-invalid');
    expect((await move(bert, email, berts)).body.key).toBe('email-taken');
  });

  it('invalidates a code after five wrong attempts, sequential or concurrent', async () => {
    const email = fresh('guessed');
    await ask(ada, email);
    const code = await server.mailedCode(email);
    const wrong = code === '111111' ? '222222' : '111111';
    const tries = await Promise.all(Array.from({ length: 8 }, () => move(ada, email, wrong)));
    expect(tries.filter(({ body }) => body.key === 'code-invalid')).toHaveLength(5);
    expect((await move(ada, email, code)).body.key).toBe('code-expired');
  });

  it('sends at most five mails to an address, whoever asks', async () => {
    const email = fresh('flooded');
    const people = await Promise.all([1, 2].map(() => Person.register(server)));
    const replies = [];
    for (let turn = 0; turn < 3; turn += 1) for (const person of people) replies.push(await ask(person, email));
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await server.mailsTo(email)).toHaveLength(5);
  });

  it('invalidates a password reset begun with the old address', async () => {
    const former = await emailOf(ada);
    await server.call('POST', '/api/auth/password-reset/code', { body: { email: former } });
    const resetCode = await server.mailedCode(former);
    const email = fresh('moved');
    await ask(ada, email);
    await move(ada, email, await server.mailedCode(email));
    const late = await server.call('POST', '/api/auth/password-reset/verify', {
      body: { email: former, code: resetCode },
    });
    expect(late.body.key).toBe('code-invalid');
  });
});
