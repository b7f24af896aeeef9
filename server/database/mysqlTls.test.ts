import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { UnavailableError } from '#server/errors/UnavailableError.ts';

import { openDatabase } from './openDatabase.ts';
import { mariadb, startTlsDatabase, type TlsDatabase } from './testing/startTlsDatabase.ts';

describe.skipIf(!mariadb)('MySQL over TLS', () => {
  let server: TlsDatabase;
  beforeAll(async () => void (server = await startTlsDatabase()));
  afterAll(() => server.stop());

  /** Returns the connection's cipher. */
  async function connect(parameters: string, host = 'localhost'): Promise<string> {
    const database = await openDatabase({ url: `mysql://filiz:secret@${host}:${server.port}/filiz${parameters}` });
    try {
      const [rows] = await database.connection.raw("show session status like 'Ssl_cipher'");
      return rows[0].Value as string;
    } finally {
      await database.close();
    }
  }

  it('connects when the certificate is issued by the given authority for this host', async () => {
    expect(await connect(`?ssl-mode=verify-identity&ssl-ca=${server.authority}`)).not.toBe('');
  });

  it('connects under another host name when only the authority is verified', async () => {
    expect(await connect(`?ssl-mode=verify-ca&ssl-ca=${server.authority}`, '127.0.0.1')).not.toBe('');
  });

  it('refuses a certificate of another or an unknown authority', async () => {
    for (const parameters of [
      `?ssl-mode=verify-identity&ssl-ca=${server.strangersAuthority}`,
      `?ssl-mode=verify-ca&ssl-ca=${server.strangersAuthority}`,
      '?ssl-mode=verify-identity',
    ])
      await expect(connect(parameters)).rejects.toBeInstanceOf(UnavailableError);
  });

  it('uses TLS where the server requires it', async () => {
    await expect(connect('')).rejects.toThrow();
    await expect(connect('?ssl-mode=disabled')).rejects.toThrow();
  });

  it('refuses a certificate for another host name', async () => {
    await server.certifyFor('elsewhere.example');
    expect(await connect(`?ssl-mode=verify-ca&ssl-ca=${server.authority}`)).not.toBe('');
    const refused = connect(`?ssl-mode=verify-identity&ssl-ca=${server.authority}`);
    await expect(refused).rejects.toMatchObject({ cause: { message: expect.stringContaining('altnames') } });
  });
});
