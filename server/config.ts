import { existsSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { ConfigurationError } from './errors/ConfigurationError.ts';

const url = (protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `expected an address such as ${example}`,
    );

const port = z.coerce.number('expected a whole number from 0 to 65535').int().min(0).max(65535);
const web = url(['http:', 'https:'], 'https://filiz.example.com').transform((text) => text.replace(/\/+$/, ''));

const isOrigin = ({ pathname, search, hash, username }: URL) => pathname === '/' && !(search || hash || username);
const namesDatabase = ({ pathname }: URL) => /^\/[^/]+$/.test(pathname);

const environment = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: port.default(3000),
    PUBLIC_URL: web
      .refine(
        (text) => isOrigin(new URL(text)),
        'expected an address without a path, such as https://filiz.example.com',
      )
      .optional(),
    DATABASE_URL: url(['mysql:'], 'mysql://user:password@localhost:3306/filiz')
      .refine(
        (text) => !URL.canParse(text) || namesDatabase(new URL(text)),
        'expected the name of a database at its end',
      )
      .optional(),
    REDIS_URL: url(['redis:', 'rediss:'], 'redis://localhost:6379').optional(),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: web.optional(),
    OPENAI_MODEL: z.string().max(200).optional(),
    SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@localhost:587').optional(),
    MAIL_FROM: z
      .string()
      .regex(/^([^<>\r\n]*<)?[^<>@\s]+@[^<>@\s]+>?$/, 'expected an address such as Filiz <filiz@example.com>')
      .optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: web.optional(),
    PAYMENT_GATEWAY: z.enum(['sandbox', 'stripe'], 'expected "sandbox" or "stripe"').default('sandbox'),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    TOOLSETS_DIR: z.string().refine(existsSync, 'expected a folder that exists').optional(),
    DATA_DIR: z.string().default('data'),
    LOG_LEVEL: z
      .enum(['silent', 'error', 'warn', 'info', 'debug'], 'expected silent, error, warn, info or debug')
      .default('info'),
    TRUST_PROXY: z
      .string()
      .regex(/^(true|false|[0-9])$/, 'expected "true", "false" or how many proxies stand in front, such as 2')
      .default('false'),
    SERVER_SECRET: z
      .string()
      .regex(/^\S{32,200}$/, 'expected 32 to 200 characters without blanks')
      .optional(),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w-]{16,200}$/, 'expected 16 to 200 letters, digits, "-" or "_"')
      .optional(),
  })
  .superRefine((values, context) => {
    const demand = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (values.NODE_ENV === 'production' && !values.SMTP_URL)
      demand('SMTP_URL', 'expected the address of a mail server, because NODE_ENV is "production"');
    if (values.GOOGLE_CLIENT_ID && !values.GOOGLE_CLIENT_SECRET)
      demand('GOOGLE_CLIENT_SECRET', 'expected a value, because GOOGLE_CLIENT_ID is set');
    if (values.GOOGLE_CLIENT_SECRET && !values.GOOGLE_CLIENT_ID)
      demand('GOOGLE_CLIENT_ID', 'expected a value, because GOOGLE_CLIENT_SECRET is set');
    const issuer = new URL(values.GOOGLE_ISSUER ?? 'https://accounts.google.com');
    if (issuer.protocol === 'http:' && !['localhost', '127.0.0.1'].includes(issuer.hostname))
      demand('GOOGLE_ISSUER', 'expected https; http is taken from localhost and 127.0.0.1 only');
    if (values.PAYMENT_GATEWAY === 'stripe')
      for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
        if (!values[name]) demand(name, 'expected a value, because PAYMENT_GATEWAY is "stripe"');
  });

/** Reads the environment once and refuses it whole when a variable is wrong. Empty variables count as absent. */
export function readConfig(variables: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => ({ name: issue.path.join('.'), expectation: issue.message })),
    );
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    publicUrl,
    https: publicUrl.startsWith('https:'),
    /** How many proxies in front of the server tell the truth in X-Forwarded-For. */
    trustedProxies: Number(values.TRUST_PROXY === 'true' ? 1 : values.TRUST_PROXY) || 0,
    /** null: the server makes one of its own. */
    serverSecret: values.SERVER_SECRET ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
    dataDirectory: path.resolve(values.DATA_DIR),
    toolsetsDirectory: values.TOOLSETS_DIR ? path.resolve(values.TOOLSETS_DIR) : null,
    databaseUrl: values.DATABASE_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    /** null: the built-in drafter writes example content. */
    model:
      values.OPENAI_API_KEY || values.OPENAI_BASE_URL
        ? {
            apiKey: values.OPENAI_API_KEY ?? null,
            baseUrl: values.OPENAI_BASE_URL ?? null,
            name: values.OPENAI_MODEL ?? 'gpt-4.1-mini',
          }
        : null,
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM ?? 'Filiz <filiz@localhost>' },
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
            issuer: values.GOOGLE_ISSUER ?? 'https://accounts.google.com',
          }
        : null,
    payments: {
      gateway: values.PAYMENT_GATEWAY,
      stripeSecretKey: values.STRIPE_SECRET_KEY ?? null,
      stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
    },
  };
}

/** `.env` in the working directory; what the environment already holds wins. */
export function loadEnvironmentFile(file = '.env') {
  if (existsSync(file)) process.loadEnvFile(file);
}

export type Config = ReturnType<typeof readConfig>;
