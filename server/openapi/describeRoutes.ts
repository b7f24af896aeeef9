import { z } from 'zod';

import type { Route } from '#server/http/defineRoute.ts';
import type { UploadRule } from '#server/http/readUpload.ts';

import { describeLimits } from './describeLimits.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of the routes, made from the schemas that validate their requests. */
export function describeRoutes(routes: Route[], { publicUrl, version }: { publicUrl: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Filiz', version },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
  };
}

function describeRoute(route: Route): Json {
  return {
    summary: route.summary,
    ...describeLimits(route.limits),
    security: route.access === 'signed-in' ? [{ session: [] }] : [],
    parameters: [
      ...pathParameters(route.path),
      ...queryParameters(route.query),
      ...(route.idempotent ? [onceHeader] : []),
    ],
    ...(route.body && {
      requestBody: route.upload ? describeUpload(route.upload, route.body) : describeBody(route.body),
    }),
    responses: {
      [route.answer.status]: describeAnswer(route),
      ...('none' in route.limits ? {} : { 429: tooManyAnswer }),
      default: errorAnswer,
    },
  };
}

// The body is optional where all of its fields are.
function describeBody(body: z.ZodType): Json {
  return {
    required: !body.safeParse({}).success,
    content: { 'application/json': { schema: toSchema(body, 'input') } },
  };
}

function describeUpload({ field, orJson }: UploadRule, body: z.ZodType): Json {
  const { properties = {} } = toSchema(body, 'input') as { properties?: Json };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = { type: 'object', properties: { [field]: file, ...properties }, required: [field] };
  const content = { 'multipart/form-data': { schema } };
  return { required: true, content: orJson ? { ...(describeBody(body).content as Json), ...content } : content };
}

function describeAnswer({ answer, summary }: Route): Json {
  if (answer.type) return { description: summary, content: { [answer.type]: {} } };
  if (!answer.schema) return { description: 'Nothing to say' };
  const item = toSchema(answer.schema, 'output');
  const properties = answer.paged
    ? { data: { type: 'array', items: item }, nextCursor: { type: ['string', 'null'] } }
    : { data: item };
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return { description: summary, content: { 'application/json': { schema } } };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: Route['query']): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = toSchema(query, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const described: Json = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  delete described['$schema'];
  return described;
}

const onceHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'Repeated with the same body, the first answer is given and nothing new is done',
};

const text = { type: 'string' };
const errorSchema = {
  type: 'object',
  required: ['requestId'],
  properties: {
    key: text,
    title: text,
    message: text,
    requestId: text,
    data: { type: 'object' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'key', 'message'],
        properties: { path: text, key: text, message: text },
      },
    },
  },
};

const tooManyAnswer = {
  description: 'Beyond a limit',
  headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds until the next call is taken' } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const errorAnswer = {
  description: 'Not a success',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};
