import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { UnavailableError } from '../errors/UnavailableError.ts';
import { mariadb, startTlsDatabase, type TlsDatabase } from './testing/startTlsDatabase.ts';
import { openDatabase } from './openDatabase.ts';

describe.skipIf(!mariadb)('MySQL over TLS', () => {
  let server: TlsDatabase;
  beforeAll(async () => void (server = await startTlsDatabase()));
  afterAll(() => server.stop());

  /** The cipher of a connection. */
  async function connect(parameters: string, host = 'localhost'): Promise<string> {
    const database = await openDatabase({ url: `mysql://filiz:secret@${host}:${server.port}/filiz${parameters}` });
    try {
      const [rows] = await database.connection.raw("show session status like 'Ssl_cipher'");
      return rows[0].Value as string;
    } finally {
      await database.close();
    }
  }

  it('connects to the server that the authority has certified under its name', async () => {
    expect(await connect(`?ssl-mode=verify-identity&ssl-ca=${server.authority}`)).not.toBe('');
  });

  it('connects by another name where only the authority is asked for', async () => {
    expect(await connect(`?ssl-mode=verify-ca&ssl-ca=${server.authority}`, '127.0.0.1')).not.toBe('');
  });

  it('refuses a server that a stranger has certified, or nobody that is known', async () => {
    for (const parameters of [
      `?ssl-mode=verify-identity&ssl-ca=${server.strangersAuthority}`,
      `?ssl-mode=verify-ca&ssl-ca=${server.strangersAuthority}`,
      '?ssl-mode=verify-identity',
    ])
      await expect(connect(parameters)).rejects.toBeInstanceOf(UnavailableError);
  });

  it('is not left out where the server insists on it', async () => {
    await expect(connect('')).rejects.toThrow();
    await expect(connect('?ssl-mode=disabled')).rejects.toThrow();
  });

  it('refuses a server under a name that its certificate does not have', async () => {
    await server.certifyFor('elsewhere.example');
    expect(await connect(`?ssl-mode=verify-ca&ssl-ca=${server.authority}`)).not.toBe('');
    const refused = connect(`?ssl-mode=verify-identity&ssl-ca=${server.authority}`);
    await expect(refused).rejects.toMatchObject({ cause: { message: expect.stringContaining('altnames') } });
  });
});
