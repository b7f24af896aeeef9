import { existsSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { addressSetting, webAddressSetting } from './addressSetting.ts';
import { mysqlAddressFault } from './database/mysqlAddress.ts';
import { usualPorts } from './generation/models/local/findLocalModel.ts';
import { isLocalHost } from './http/isLocalHost.ts';
import { readAddressList } from './http/readAddressList.ts';

const port = z.coerce.number('expected a whole number from 0 to 65535').int().min(0).max(65535);
const folder = z.string().transform((text) => path.resolve(text));

const isOrigin = ({ pathname, search, hash, username }: URL) => pathname === '/' && !(search || hash || username);

const database = addressSetting(['mysql:'], 'mysql://user:password@localhost:3306/filiz').superRefine(
  (text, context) => {
    const fault = URL.canParse(text) ? mysqlAddressFault(new URL(text)) : null;
    if (fault) context.addIssue({ code: 'custom', message: fault });
  },
);

// Not a number of proxies: a client that connects directly could then forge its address.
const proxies = z
  .string()
  .toLowerCase()
  .transform((text, context) => {
    const list = readAddressList(text === 'true' ? 'loopback' : text === 'false' ? '' : text);
    if (list) return list;
    context.addIssue({
      code: 'custom',
      message: 'expected the addresses of your proxies, such as "loopback" or "192.0.2.7, 10.1.0.0/16"',
    });
    return z.NEVER;
  });

// "on", "off", or the ports to ask in place of the usual ones.
const localModels = z
  .string()
  .toLowerCase()
  .transform((text, context) => {
    if (['on', 'true', 'yes'].includes(text)) return usualPorts;
    if (['off', 'false', 'no', '0'].includes(text)) return [];
    const ports = text.split(',').map((each) => port.safeParse(each.trim()));
    if (ports.every(({ success }) => success)) return ports.map(({ data }) => data!);
    context.addIssue({ code: 'custom', message: 'expected "on", "off", or ports such as "11434, 8000"' });
    return z.NEVER;
  });

// One that was copied with a blank or a line end in it would be refused at every call, and nobody would see why.
const unbroken = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'expected a value of plain letters, digits and signs, without blanks')
  .optional();

// Not part of any header as it stands, so that providers are free to choose blanks.
const secret = z.string().optional();

const word = <const Words extends readonly string[]>(words: Words, expectation: string) =>
  z.string().toLowerCase().pipe(z.enum(words, expectation));

// What people paste from the documentation of a model's server: the address of a call instead of what all calls share.
const modelAddress = webAddressSetting('https://api.openai.com/v1 or http://localhost:11434/v1').transform((text) =>
  text.replace(/\/(chat\/completions|completions|responses|models|embeddings)$/, ''),
);
// Often given as "proxy.example.com:3128", which other programs take too.
const outgoingProxy = z
  .string()
  .transform((text) => (text.includes('://') ? text : `http://${text}`))
  .pipe(webAddressSetting('http://proxy.example.com:3128'))
  .optional();
const issuer = webAddressSetting('https://accounts.google.com').transform((text) =>
  text.replace(/\/\.well-known\/openid-configuration$/, ''),
);

const variables = z.object({
  NODE_ENV: z.string().toLowerCase().optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'expected an address of this machine, such as 127.0.0.1 or ::1')
    .optional(),
  PORT: port.default(3000),
  PUBLIC_URL: webAddressSetting('https://filiz.example.com')
    .refine((text) => isOrigin(new URL(text)), 'expected an address without a path, such as https://filiz.example.com')
    .optional(),
  DATABASE_URL: database.optional(),
  REDIS_URL: addressSetting(['redis:', 'rediss:'], 'redis://localhost:6379').optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'expected 1 to 64 letters, digits, ".", "-" or "_"')
    .default('filiz'),
  OPENAI_API_KEY: unbroken,
  OPENAI_BASE_URL: modelAddress.optional(),
  OPENAI_MODEL: z.string().max(200).optional(),
  OPENAI_CONTEXT: z.coerce
    .number('expected a number of tokens, such as 8192')
    .int('expected a number of tokens, such as 8192')
    .min(1000, 'expected at least 1000 tokens')
    .max(10_000_000, 'expected at most 10000000 tokens')
    .optional(),
  SKETCHES_PER_DAY: z.coerce
    .number('expected a whole number, such as 200')
    .int('expected a whole number, such as 200')
    .min(0, 'expected 0 or more')
    .max(1_000_000, 'expected at most 1000000')
    .optional(),
  LOCAL_MODELS: localModels.prefault('on'),
  SMTP_URL: addressSetting(['smtp:', 'smtps:'], 'smtp://user:password@localhost:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<)?[^<>@\s]+@[^<>@\s]+>?$/, 'expected an address such as Filiz <filiz@example.com>')
    .optional(),
  GOOGLE_CLIENT_ID: unbroken,
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_ISSUER: issuer.optional(),
  PAYMENT_GATEWAY: word(['sandbox', 'stripe', 'none'], 'expected "sandbox", "stripe" or "none"').optional(),
  STRIPE_SECRET_KEY: unbroken,
  STRIPE_WEBHOOK_SECRET: unbroken,
  STRIPE_API_URL: webAddressSetting('https://api.stripe.com').optional(),
  INVOICE_SELLER: z
    .string()
    .max(500, 'expected 500 characters at most')
    .transform((text) =>
      text
        .split(/[\n|]/)
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .prefault(''),
  PLANS_FILE: folder.refine(existsSync, 'expected a file that exists').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'expected the name of a bucket')
    .optional(),
  S3_ENDPOINT: webAddressSetting('https://s3.example.com').optional(),
  S3_REGION: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]{1,40}$/, 'expected a region such as eu-central-1')
    .default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^\/?([\w-]+\/)*[\w-]*$/, 'expected a folder such as "filiz/"')
    .transform((text) => text.replace(/^\//, '').replace(/[^/]$/, '$&/'))
    .default(''),
  S3_ACCESS_KEY_ID: unbroken,
  S3_SECRET_ACCESS_KEY: secret,
  TOOLSETS_DIR: folder.refine(existsSync, 'expected a folder that exists').optional(),
  DATA_DIR: folder.default(path.resolve('data')),
  BACKUP_DIR: folder.optional(),
  LOG_LEVEL: word(['silent', 'error', 'warn', 'info', 'debug'], 'expected silent, error, warn, info or debug').default(
    'info',
  ),
  HTTP_PROXY: outgoingProxy,
  HTTPS_PROXY: outgoingProxy,
  NO_PROXY: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .prefault(''),
  TRUST_PROXY: proxies.optional(),
  CONNECTIONS_PER_CLIENT: z.coerce
    .number('expected a whole number from 10 to 10000')
    .int('expected a whole number from 10 to 10000')
    .min(10, 'expected a whole number from 10 to 10000')
    .max(10_000, 'expected a whole number from 10 to 10000')
    .default(1000),
  SERVER_SECRET: z
    .string()
    .regex(/^\S{32,200}$/, 'expected 32 to 200 characters without blanks')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{16,200}$/, 'expected 16 to 200 letters, digits, "-" or "_"')
    .optional(),
});

type Variables = z.infer<typeof variables>;
type Demand = (name: keyof Variables, message: string) => void;

/** The environment's schema: each variable, then rules across variables. */
export const environment = variables.superRefine((values, context) => {
  const demand: Demand = (name, message) => context.addIssue({ code: 'custom', path: [name], message });
  if (values.NODE_ENV === 'production') demandForProduction(values, demand);
  if (values.BACKUP_DIR && !path.relative(values.DATA_DIR, values.BACKUP_DIR).startsWith('..'))
    demand('BACKUP_DIR', 'expected a folder outside of DATA_DIR, so that both are not lost together');
  if (values.GOOGLE_CLIENT_ID && !values.GOOGLE_CLIENT_SECRET)
    demand('GOOGLE_CLIENT_SECRET', 'expected a value, because GOOGLE_CLIENT_ID is set');
  if (values.GOOGLE_CLIENT_SECRET && !values.GOOGLE_CLIENT_ID)
    demand('GOOGLE_CLIENT_ID', 'expected a value, because GOOGLE_CLIENT_SECRET is set');
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (values.S3_BUCKET && !values[name]) demand(name, 'expected a value, because S3_BUCKET is set');
  const store = values.S3_ENDPOINT && new URL(values.S3_ENDPOINT);
  if (store && !isOrigin(store)) demand('S3_ENDPOINT', 'expected an address without a path; the bucket is S3_BUCKET');
  const provider = new URL(values.GOOGLE_ISSUER ?? 'https://accounts.google.com');
  if (provider.protocol === 'http:' && !isLocalHost(provider.hostname))
    demand('GOOGLE_ISSUER', 'expected https; http is taken from localhost and 127.0.0.1 only');
  if (values.PAYMENT_GATEWAY === 'stripe')
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
      if (!values[name]) demand(name, 'expected a value, because PAYMENT_GATEWAY is "stripe"');
  const stripe = values.STRIPE_API_URL && new URL(values.STRIPE_API_URL);
  if (stripe && !isOrigin(stripe)) demand('STRIPE_API_URL', 'expected an address without a path');
  if (stripe && stripe.protocol === 'http:' && !isLocalHost(stripe.hostname))
    demand('STRIPE_API_URL', 'expected https; http is taken from localhost and 127.0.0.1 only');
});

/** In production, settings that protect people's data must be explicit; defaults are for development. */
function demandForProduction(values: Variables, demand: Demand) {
  if (!values.SMTP_URL) demand('SMTP_URL', 'expected the address of a mail server, because NODE_ENV is "production"');
  const address = values.PUBLIC_URL && new URL(values.PUBLIC_URL);
  if (!address) demand('PUBLIC_URL', 'expected the https address that people use, because NODE_ENV is "production"');
  else if (address.protocol === 'http:' && !isLocalHost(address.hostname))
    demand('PUBLIC_URL', 'expected https, because NODE_ENV is "production"; http is taken for localhost only');
  if (!values.PAYMENT_GATEWAY)
    demand(
      'PAYMENT_GATEWAY',
      'expected "stripe", "none" (an installation without billing) or "sandbox" (a test card buys tokens, and no money moves), because NODE_ENV is "production"',
    );
  const store = values.S3_ENDPOINT && new URL(values.S3_ENDPOINT);
  if (store && store.protocol === 'http:' && !isLocalHost(store.hostname))
    demand('S3_ENDPOINT', 'expected https, because NODE_ENV is "production"');
  const database = values.DATABASE_URL && new URL(values.DATABASE_URL);
  if (database && !isLocalHost(database.hostname) && !database.searchParams.has('ssl-mode'))
    demand(
      'DATABASE_URL',
      'expected "?ssl-mode=verify-identity" at its end, because NODE_ENV is "production" and the database is on another machine; "?ssl-mode=disabled" where the network between is your own',
    );
}
