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

  it('connects a model by key or by address', () => {
    expect(readConfig({ OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama' }).model).toEqual({
      apiKey: null,
      baseUrl: 'http://localhost:11434/v1',
      name: 'llama',
    });
  });
});
