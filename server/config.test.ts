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
  it('is optional altogether', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', databaseUrl: null, model: null });
    expect(config.dataDirectory).toMatch(/\/data$/);
  });

  it('makes the public address from the port, and takes empty variables as absent', () => {
    expect(readConfig({ PORT: '4000', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:4000');
    expect(readConfig({ PUBLIC_URL: 'https://filiz.example/' })).toMatchObject({
      publicUrl: 'https://filiz.example',
      https: true,
    });
  });

  it('takes no public address that pages could not be found under', () => {
    for (const PUBLIC_URL of ['https://filiz.example/app', 'https://filiz.example/?a=b', 'https://a:b@filiz.example'])
      expect(refusal({ PUBLIC_URL }).variables.map(({ name }) => name)).toEqual(['PUBLIC_URL']);
  });

  it('takes no database server without the name of a database', () => {
    expect(readConfig({ DATABASE_URL: 'mysql://root@localhost/filiz' }).databaseUrl).toMatch(/filiz$/);
    for (const DATABASE_URL of ['mysql://root@localhost:3306', 'mysql://root@localhost/'])
      expect(refusal({ DATABASE_URL }).variables).toEqual([
        { name: 'DATABASE_URL', expectation: 'expected the name of a database at its end' },
      ]);
  });

  it('is refused with every bad variable, its name and what is expected', () => {
    const { variables } = refusal({ PORT: 'abc', DATABASE_URL: 'postgres://x/y', PAYMENT_GATEWAY: 'cash' });
    expect(variables).toEqual([
      { name: 'PORT', expectation: 'expected a whole number from 0 to 65535' },
      { name: 'DATABASE_URL', expectation: 'expected an address such as mysql://user:password@localhost:3306/filiz' },
      { name: 'PAYMENT_GATEWAY', expectation: 'expected "sandbox" or "stripe"' },
    ]);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(refusal({ DATABASE_URL: 'my-secret-password' }).message).not.toContain('my-secret-password');
  });

  it('asks for what belongs together', () => {
    expect(refusal({ NODE_ENV: 'production' }).variables.map(({ name }) => name)).toEqual(['SMTP_URL']);
    expect(refusal({ GOOGLE_CLIENT_ID: 'x' }).variables.map(({ name }) => name)).toEqual(['GOOGLE_CLIENT_SECRET']);
    expect(refusal({ PAYMENT_GATEWAY: 'stripe' }).variables).toHaveLength(2);
  });

  it('takes an identity provider without https from this machine only', () => {
    const google = (GOOGLE_ISSUER: string) => ({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', GOOGLE_ISSUER });
    expect(refusal(google('http://accounts.example.com')).variables.map(({ name }) => name)).toEqual(['GOOGLE_ISSUER']);
    expect(readConfig(google('http://127.0.0.1:9000/')).google?.issuer).toBe('http://127.0.0.1:9000');
    expect(readConfig({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }).google?.issuer).toMatch(/^https:/);
  });

  it('takes a sender with or without a name, and nothing else', () => {
    for (const MAIL_FROM of ['filiz@example.com', 'Filiz <post@öğrenci.example>'])
      expect(readConfig({ MAIL_FROM }).mail.from).toBe(MAIL_FROM);
    for (const MAIL_FROM of ['Filiz', 'a@b.example, c@d.example', 'Filiz <a@b.example>\r\nBcc: <c@d.example>'])
      expect(refusal({ MAIL_FROM }).variables.map(({ name }) => name)).toEqual(['MAIL_FROM']);
  });

  it('counts the proxies to be trusted, one where only "true" is said', () => {
    const trusted = (TRUST_PROXY?: string) => readConfig({ ...(TRUST_PROXY && { TRUST_PROXY }) }).trustedProxies;
    expect([undefined, 'false', 'true', '0', '3'].map(trusted)).toEqual([0, 0, 1, 0, 3]);
    expect(refusal({ TRUST_PROXY: 'yes' }).variables.map(({ name }) => name)).toEqual(['TRUST_PROXY']);
  });

  it('takes no token for the figures that could be guessed or not be sent', () => {
    for (const METRICS_TOKEN of ['short', 'with spaces in between it'])
      expect(refusal({ METRICS_TOKEN }).variables.map(({ name }) => name)).toEqual(['METRICS_TOKEN']);
  });

  it('connects a model by key or by address', () => {
    expect(readConfig({ OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama' }).model).toEqual({
      apiKey: null,
      baseUrl: 'http://localhost:11434/v1',
      name: 'llama',
    });
  });
});
