import { describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';
import type { ConfigurationError } from './errors/ConfigurationError.ts';

function refusal(variables: Record<string, string>): ConfigurationError {
  try {
    readConfig(variables);
  } catch (error) {
    return error as ConfigurationError;
  }
  throw new Error('nothing was refused');
}

describe('the environment', () => {
  it('may be empty', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', databaseUrl: null, model: null });
    expect(config.dataDirectory).toMatch(/\/data$/);
  });

  it('derives the public address from the port, and treats empty variables as absent', () => {
    expect(readConfig({ PORT: '4000', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:4000');
    expect(readConfig({ PUBLIC_URL: 'https://filiz.example/' })).toMatchObject({
      publicUrl: 'https://filiz.example',
      https: true,
    });
  });

  it('refuses a public address with a path, query or credentials', () => {
    for (const PUBLIC_URL of ['https://filiz.example/app', 'https://filiz.example/?a=b', 'https://a:b@filiz.example'])
      expect(refusal({ PUBLIC_URL }).variables.map(({ name }) => name)).toEqual(['PUBLIC_URL']);
  });

  it('refuses a database URL without the name of a database', () => {
    expect(readConfig({ DATABASE_URL: 'mysql://root@localhost/filiz' }).databaseUrl).toMatch(/filiz$/);
    for (const DATABASE_URL of ['mysql://root@localhost:3306', 'mysql://root@localhost/'])
      expect(refusal({ DATABASE_URL }).variables).toEqual([
        { name: 'DATABASE_URL', expectation: 'expected the name of a database at its end' },
      ]);
  });

  it('means the same with what copying leaves around a value: blanks, line ends, quotation marks', () => {
    const variables = {
      PORT: '4000',
      PUBLIC_URL: 'https://filiz.example',
      DATABASE_URL: 'mysql://root:p%20w@localhost:3306/filiz',
      REDIS_URL: 'redis://localhost:6379',
      OPENAI_API_KEY: 'sk-x',
      OPENAI_BASE_URL: 'http://localhost:11434/v1',
      OPENAI_MODEL: 'llama3.1:8b',
      SMTP_URL: 'smtp://user:p%20w@localhost:587',
      MAIL_FROM: 'Filiz <filiz@example.com>',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: 'https://accounts.example.com',
      PAYMENT_GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      S3_BUCKET: 'filiz',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_REGION: 'eu-central-1',
      S3_PREFIX: 'filiz/',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'sec/ret+1',
      DATA_DIR: '/srv/filiz',
      LOG_LEVEL: 'warn',
      LOCAL_MODELS: '11434, 8000',
      NODE_ENV: 'production',
      SERVER_SECRET: 'x'.repeat(32),
    };
    const meant = JSON.stringify(readConfig(variables));
    for (const [before, after] of [
      [' ', ' '],
      ['\ufeff', '\r\n'],
      ['"', '"'],
      ["'", "' \r"],
      ['“', '”'],
      ['\u200b" ', ' "\u00a0'],
    ]) {
      const soiled = Object.entries(variables).map(([name, value]) => [name, before + value + after]);
      expect(JSON.stringify(readConfig(Object.fromEntries(soiled)))).toBe(meant);
    }
    expect(readConfig({ OPENAI_API_KEY: ' "" ' }).model).toBeNull();
    expect(readConfig({ MAIL_FROM: '"Filiz" <a@b.example>' }).mail.from).toBe('"Filiz" <a@b.example>');
  });

  it('is read in either case, and with slashes that mean nothing', () => {
    expect(readConfig({ PUBLIC_URL: 'HTTPS://Filiz.Example//' })).toMatchObject({
      publicUrl: 'https://filiz.example',
      https: true,
    });
    expect(readConfig({ PUBLIC_URL: 'https://çarşı.example:443' }).publicUrl).toBe('https://xn--ar-3ia21a0h.example');
    expect(readConfig({ DATABASE_URL: 'MySQL://root@localhost/filiz/' }).databaseUrl).toBe(
      'mysql://root@localhost/filiz',
    );
    expect(readConfig({ REDIS_URL: 'REDIS://localhost/2/' }).redisUrl).toBe('redis://localhost/2');
    expect(readConfig({ LOCAL_MODELS: 'OFF' }).localModels.ports).toEqual([]);
    expect(readConfig({ LOCAL_MODELS: 'True' }).localModels.ports).toEqual([11434, 1234, 8080]);
    expect(readConfig({ PAYMENT_GATEWAY: 'None', LOG_LEVEL: 'DEBUG' })).toMatchObject({
      payments: { gateway: 'none' },
      logLevel: 'debug',
    });
    expect(readConfig({ TRUST_PROXY: 'Loopback' }).trustedProxies.includes('127.0.0.1')).toBe(true);
    expect(refusal({ NODE_ENV: 'Production' }).variables.map(({ name }) => name)).toEqual([
      'SMTP_URL',
      'PUBLIC_URL',
      'PAYMENT_GATEWAY',
    ]);
    const bucket = { S3_BUCKET: 'filiz', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    for (const S3_PREFIX of ['files', '/files', 'files/'])
      expect(readConfig({ ...bucket, S3_PREFIX }).s3!.prefix).toBe('files/');
  });

  it('takes the address of one call of a model, or of what an identity provider publishes, for the base of all', () => {
    for (const call of ['', '/', '/chat/completions', '/chat/completions/', '/models', '/responses', '/completions'])
      expect(readConfig({ OPENAI_BASE_URL: `https://models.example/v1${call}` }).model!.baseUrl).toBe(
        'https://models.example/v1',
      );
    const google = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' };
    const GOOGLE_ISSUER = 'https://id.example/realm/.well-known/openid-configuration';
    expect(readConfig({ ...google, GOOGLE_ISSUER }).google!.issuer).toBe('https://id.example/realm');
  });

  it('says what an address without a scheme, or with a blank in it, should have been', () => {
    for (const [name, example] of [
      ['OPENAI_BASE_URL', 'http://localhost:11434/v1'],
      ['PUBLIC_URL', 'https://filiz.example.com'],
      ['REDIS_URL', 'redis://localhost:6379'],
      ['SMTP_URL', 'smtp://user:password@localhost:587'],
    ] as const)
      for (const value of ['localhost:1234', 'models.example/v1', 'ftp://models.example', '//models.example'])
        expect(refusal({ [name]: value }).variables).toEqual([{ name, expectation: expect.stringContaining(example) }]);
    expect(refusal({ OPENAI_BASE_URL: 'http://models.example/v 1' }).variables.map(({ name }) => name)).toEqual([
      'OPENAI_BASE_URL',
    ]);
  });

  it('says that a secret was broken in two, or holds letters that no header may', () => {
    for (const OPENAI_API_KEY of ['sk-a b', 'sk-a\nsk-b', 'sk-…'])
      expect(refusal({ OPENAI_API_KEY }).variables.map(({ name }) => name)).toContain('OPENAI_API_KEY');
  });

  it('is refused with the name of every invalid variable and what is expected', () => {
    const { variables } = refusal({ PORT: 'abc', DATABASE_URL: 'postgres://x/y', PAYMENT_GATEWAY: 'cash' });
    expect(variables).toEqual([
      { name: 'PORT', expectation: 'expected a whole number from 0 to 65535' },
      { name: 'DATABASE_URL', expectation: 'expected an address such as mysql://user:password@localhost:3306/filiz' },
      { name: 'PAYMENT_GATEWAY', expectation: 'expected "sandbox", "stripe" or "none"' },
    ]);
  });

  it('is never repeated in errors, since it may contain secrets', () => {
    expect(refusal({ DATABASE_URL: 'my-secret-password' }).message).not.toContain('my-secret-password');
  });

  it('requires variables that belong together', () => {
    expect(refusal({ NODE_ENV: 'production' }).variables.map(({ name }) => name)).toEqual([
      'SMTP_URL',
      'PUBLIC_URL',
      'PAYMENT_GATEWAY',
    ]);
    expect(refusal({ GOOGLE_CLIENT_ID: 'x' }).variables.map(({ name }) => name)).toEqual(['GOOGLE_CLIENT_SECRET']);
    expect(refusal({ PAYMENT_GATEWAY: 'stripe' }).variables).toHaveLength(2);
  });

  it('takes Stripe with both of its secrets only, and no blank for a secret', () => {
    const stripe = { PAYMENT_GATEWAY: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: ' whsec_1\n' };
    expect(readConfig(stripe).payments).toMatchObject({ stripeSecretKey: 'sk_test_1', stripeWebhookSecret: 'whsec_1' });
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
      for (const value of ['', '  ', '\n', 'two words'])
        expect(refusal({ ...stripe, [name]: value }).variables.map((variable) => variable.name)).toEqual([name]);
  });

  it('sends the secret key of Stripe nowhere without https, but for this machine', () => {
    expect(readConfig({ STRIPE_API_URL: 'http://127.0.0.1:9000/' }).payments.stripeApiUrl).toBe(
      'http://127.0.0.1:9000',
    );
    for (const STRIPE_API_URL of ['http://stripe.example.com', 'https://stripe.example.com/v1'])
      expect(refusal({ STRIPE_API_URL }).variables.map(({ name }) => name)).toEqual(['STRIPE_API_URL']);
  });

  it('allows an identity provider without https on this machine only', () => {
    const google = (GOOGLE_ISSUER: string) => ({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', GOOGLE_ISSUER });
    expect(refusal(google('http://accounts.example.com')).variables.map(({ name }) => name)).toEqual(['GOOGLE_ISSUER']);
    expect(readConfig(google('http://127.0.0.1:9000/')).google?.issuer).toBe('http://127.0.0.1:9000');
    expect(readConfig({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }).google?.issuer).toMatch(/^https:/);
  });

  it('accepts a sender with or without a name, and nothing else', () => {
    for (const MAIL_FROM of ['filiz@example.com', 'Filiz <post@öğrenci.example>'])
      expect(readConfig({ MAIL_FROM }).mail.from).toBe(MAIL_FROM);
    for (const MAIL_FROM of ['Filiz', 'a@b.example, c@d.example', 'Filiz <a@b.example>\r\nBcc: <c@d.example>'])
      expect(refusal({ MAIL_FROM }).variables.map(({ name }) => name)).toEqual(['MAIL_FROM']);
  });

  it('trusts listed proxies only, by address, network or name, and refuses a number', () => {
    const believes = (TRUST_PROXY: string, address: string) =>
      readConfig({ TRUST_PROXY }).trustedProxies.includes(address);
    expect(believes('', '127.0.0.1')).toBe(false);
    expect(believes('false', '127.0.0.1')).toBe(false);
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect([address, believes('true', address), believes('loopback', address)]).toEqual([address, true, true]);
    }
    expect(believes('true', '10.0.0.1')).toBe(false);
    const list = 'loopback, 192.0.2.7, 2001:db8::/32, uniquelocal';
    for (const address of ['127.9.9.9', '192.0.2.7', '::ffff:192.0.2.7', '2001:db8:7::1', '172.31.0.1', 'fd00::1'])
      expect([address, believes(list, address)]).toEqual([address, true]);
    for (const address of ['192.0.2.8', '2001:db9::1', '172.32.0.1', 'nonsense', ''])
      expect([address, believes(list, address)]).toEqual([address, false]);
    for (const TRUST_PROXY of ['2', 'yes', '10.0.0.0/33', '10.0.0.0/', 'proxy.example.com', 'loopback,10.0.0.300'])
      expect(refusal({ TRUST_PROXY }).variables.map(({ name }) => name)).toEqual(['TRUST_PROXY']);
  });

  it('requires an https address in production, on which cookies and links depend', () => {
    const inProduction = (more: Record<string, string>) => ({
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://localhost',
      PAYMENT_GATEWAY: 'none',
      ...more,
    });
    expect(refusal(inProduction({})).variables).toMatchObject([{ name: 'PUBLIC_URL' }]);
    expect(refusal(inProduction({ PUBLIC_URL: 'http://filiz.example' })).variables).toMatchObject([
      { name: 'PUBLIC_URL', expectation: expect.stringContaining('expected https') },
    ]);
    for (const PUBLIC_URL of ['https://filiz.example', 'http://localhost:3000', 'http://127.0.0.1'])
      expect(readConfig(inProduction({ PUBLIC_URL })).publicUrl).toBe(PUBLIC_URL);
  });

  it('takes no payments in production, not even for play, unless somebody said so', () => {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost', PUBLIC_URL: 'https://filiz.example' };
    for (const PAYMENT_GATEWAY of [undefined, '', ' ']) {
      const { variables } = refusal({ ...production, ...(PAYMENT_GATEWAY !== undefined && { PAYMENT_GATEWAY }) });
      expect(variables).toEqual([{ name: 'PAYMENT_GATEWAY', expectation: expect.stringContaining('"sandbox"') }]);
    }
    for (const PAYMENT_GATEWAY of ['sandbox', 'none'])
      expect(readConfig({ ...production, PAYMENT_GATEWAY }).payments.gateway).toBe(PAYMENT_GATEWAY);
    expect(readConfig({}).payments.gateway).toBe('sandbox');
  });

  it('takes a number of connections for each client, and nothing else', () => {
    expect(readConfig({}).connectionsPerClient).toBe(1000);
    expect(readConfig({ CONNECTIONS_PER_CLIENT: '50' }).connectionsPerClient).toBe(50);
    for (const CONNECTIONS_PER_CLIENT of ['9', '10001', '1.5', 'many'])
      expect(refusal({ CONNECTIONS_PER_CLIENT }).variables).toEqual([
        { name: 'CONNECTIONS_PER_CLIENT', expectation: 'expected a whole number from 10 to 10000' },
      ]);
  });

  it('requires a decision about TLS in production for a database on another machine', () => {
    const production = {
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://localhost',
      PUBLIC_URL: 'https://filiz.example',
      PAYMENT_GATEWAY: 'none',
    };
    const remote = 'mysql://filiz@db.example.com/filiz';
    expect(refusal({ ...production, DATABASE_URL: remote }).variables).toMatchObject([{ name: 'DATABASE_URL' }]);
    for (const DATABASE_URL of [
      `${remote}?ssl-mode=verify-identity`,
      `${remote}?ssl-mode=disabled`,
      'mysql://filiz@127.0.0.1/filiz',
    ])
      expect(readConfig({ ...production, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    expect(readConfig({ DATABASE_URL: remote }).databaseUrl).toBe(remote);
  });

  it('refuses database parameters that seem to encrypt but do not', () => {
    for (const parameters of [
      'ssl-mode=required',
      'ssl-mode=',
      'ssl=true',
      'ssl-ca=/etc/hostname',
      'ssl-mode=verify-ca&ssl-ca=/nowhere/ca.pem',
      'ssl-mode=verify-identity&charset=latin1',
    ])
      expect([parameters, refusal({ DATABASE_URL: `mysql://a@b/c?${parameters}` }).variables.length]).toEqual([
        parameters,
        1,
      ]);
    const byAddress = 'mysql://a@192.0.2.7/c?ssl-mode=verify-identity';
    expect(refusal({ DATABASE_URL: byAddress }).message).toContain('the name of the machine');
  });

  it('refuses a metrics token that is too short or has invalid characters', () => {
    for (const METRICS_TOKEN of ['short', 'with spaces in between it'])
      expect(refusal({ METRICS_TOKEN }).variables.map(({ name }) => name)).toEqual(['METRICS_TOKEN']);
  });

  it('looks for a model on this machine where none is set, at the usual ports or at others', () => {
    expect(readConfig({}).localModels.ports).toEqual([11434, 1234, 8080]);
    expect(readConfig({ LOCAL_MODELS: '11434, 8000' }).localModels.ports).toEqual([11434, 8000]);
    expect(readConfig({ LOCAL_MODELS: 'off' }).localModels.ports).toEqual([]);
    expect(readConfig({ OPENAI_API_KEY: 'sk-x' }).localModels.ports).toEqual([]);
    expect(refusal({ LOCAL_MODELS: 'maybe' }).variables.map(({ name }) => name)).toEqual(['LOCAL_MODELS']);
  });

  it('configures a model by key or by address', () => {
    expect(readConfig({ OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama' }).model).toEqual({
      apiKey: null,
      baseUrl: 'http://localhost:11434/v1',
      name: 'llama',
      context: null,
    });
    expect(readConfig({ OPENAI_API_KEY: 'a', OPENAI_CONTEXT: '8192' }).model?.context).toBe(8192);
    expect(readConfig({ OPENAI_CONTEXT: '8192' }).localModels.context).toBe(8192);
    for (const context of ['0', '999', '8k', '1.5', '10000001'])
      expect(() => readConfig({ OPENAI_API_KEY: 'a', OPENAI_CONTEXT: context })).toThrow(/OPENAI_CONTEXT/);
  });
});
