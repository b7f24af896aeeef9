import { cleanSetting } from './cleanSetting.ts';
import { environment } from './environment.ts';
import { ConfigurationError } from './errors/ConfigurationError.ts';

/** Reads the environment. @throws ConfigurationError with all invalid variables. Empty variables count as absent. */
export function readConfig(variables: Record<string, string | undefined> = process.env) {
  const cleaned = Object.entries(variables).map(([name, value = '']) => [name, cleanSetting(value)] as const);
  const given = Object.fromEntries(cleaned.filter(([, value]) => value));
  // Other programs read these in lower case first.
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'])
    if (given[name.toLowerCase()]) given[name] = given[name.toLowerCase()]!;
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => ({ name: issue.path.join('.'), expectation: issue.message })),
    );
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    production: values.NODE_ENV === 'production',
    /** null: listen on all addresses. */
    host: values.HOST ?? null,
    port: values.PORT,
    publicUrl,
    https: publicUrl.startsWith('https:'),
    /** Proxies whose X-Forwarded-For is trusted. */
    trustedProxies: values.TRUST_PROXY ?? { includes: () => false },
    /** Open at once from one client network that is no trusted proxy. */
    connectionsPerClient: values.CONNECTIONS_PER_CLIENT,
    /** Of the network, for calls to others; null: calls go out directly. */
    proxies:
      values.HTTP_PROXY || values.HTTPS_PROXY
        ? {
            http: values.HTTP_PROXY ?? null,
            https: values.HTTPS_PROXY ?? values.HTTP_PROXY ?? null,
            none: values.NO_PROXY,
          }
        : null,
    /** null: the server generates one. */
    serverSecret: values.SERVER_SECRET ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
    dataDirectory: values.DATA_DIR,
    backupDirectory: values.BACKUP_DIR ?? `${values.DATA_DIR}-backups`,
    toolsetsDirectory: values.TOOLSETS_DIR ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    /** null: files are kept in DATA_DIR. */
    s3: values.S3_BUCKET
      ? {
          endpoint: values.S3_ENDPOINT ?? `https://s3.${values.S3_REGION}.amazonaws.com`,
          region: values.S3_REGION,
          bucket: values.S3_BUCKET,
          prefix: values.S3_PREFIX,
          accessKeyId: values.S3_ACCESS_KEY_ID!,
          secretAccessKey: values.S3_SECRET_ACCESS_KEY!,
        }
      : null,
    redisUrl: values.REDIS_URL ?? null,
    redisPrefix: values.REDIS_PREFIX,
    /** null: a model on this machine is looked for; without one, the methods' starters are laid out. */
    model:
      values.OPENAI_API_KEY || values.OPENAI_BASE_URL
        ? {
            apiKey: values.OPENAI_API_KEY ?? null,
            baseUrl: values.OPENAI_BASE_URL ?? null,
            name: values.OPENAI_MODEL ?? 'gpt-4.1-mini',
            context: values.OPENAI_CONTEXT ?? null,
          }
        : null,
    /** null: as many as are usual where the model is not paid for, else none. */
    sketchesPerDay: values.SKETCHES_PER_DAY ?? null,
    localModels: {
      /** Ports to ask; none: nothing is looked for. */
      ports: values.OPENAI_API_KEY || values.OPENAI_BASE_URL ? [] : values.LOCAL_MODELS,
      /** Taken where a local server offers it. */
      wanted: values.OPENAI_MODEL ?? null,
      /** Tokens that it takes in one call; null: its server is asked. */
      context: values.OPENAI_CONTEXT ?? null,
    },
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
      gateway: values.PAYMENT_GATEWAY ?? ('sandbox' as const),
      stripeSecretKey: values.STRIPE_SECRET_KEY ?? null,
      stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
      /** null: Stripe's own. */
      stripeApiUrl: values.STRIPE_API_URL ?? null,
      /** null: the plans that come with the product. */
      plansFile: values.PLANS_FILE ?? null,
      /** Lines about who sells, for invoices. */
      seller: values.INVOICE_SELLER,
    },
  };
}

export type Config = ReturnType<typeof readConfig>;
