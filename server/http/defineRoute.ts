import type { Context } from 'koa';
import type { z } from 'zod';

import type { Language } from '#engine/languages/languages.ts';
import type { ProjectAction } from '#server/access/mayOnProject.ts';
import type { ProjectOfPerson } from '#server/database/repositories/projects.ts';
import type { Services } from '#server/Services.ts';

import type { Encodable } from './encodeAnswer.ts';
import type { EncodedAnswer } from './EncodedAnswer.ts';
import type { RouteLimits } from './limits/limitRules.ts';
import type { UploadRule } from './readUpload.ts';

// The parameters in "/api/projects/:id/toolsets/:toolset"; an extension such as ".js" is not part of a name.
type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}.${string}`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

export interface SignedInUser {
  id: string;
  fullName: string;
  sessionId: string;
  language: Language;
  /** Where their browser last was. */
  timeZone: string | null;
  termsAccepted: boolean;
}

export interface RouteRequest<Path extends string, Access, Query, Body, Action> {
  context: Context;
  params: Record<PathNames<Path>, string>;
  user: Access extends 'public' ? null : SignedInUser;
  /** The project that the route declares to act on; the person may. With their role. */
  project: Action extends ProjectAction ? ProjectOfPerson : null;
  query: Query;
  body: Body;
  /** The file of a route that takes an upload, or the raw body of one that takes that; empty for all others. */
  file: Buffer;
  /** The reader's language, for messages. */
  language: Language;
  /** Where the reader is, for days. */
  timeZone: string;
  /** Counts the limits on work; called by `answerOnce` unless the request is a repetition. */
  admit: () => Promise<void>;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export interface Answer<Schema> {
  status: 200 | 201 | 202 | 204;
  /** Schema of `data`. Absent: no content, or the handler writes the answer itself. */
  schema?: Schema;
  /** A list with `nextCursor`; `schema` is that of an item. */
  paged?: boolean;
  /** Media type of an answer other than `{data}`, which the handler writes. */
  type?: string;
}

type Returned<Schema, Paged> = Schema extends z.ZodType
  ? Paged extends true
    ? { items: z.input<Schema>[]; nextCursor: string | null }
    : Encodable<z.input<Schema>> | EncodedAnswer
  : void;

export interface RouteDefinition<
  Path extends string = string,
  Access extends 'public' | 'signed-in' = 'public' | 'signed-in',
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Schema extends z.ZodType | undefined = z.ZodType | undefined,
  Paged extends boolean | undefined = boolean | undefined,
  Action extends ProjectAction | undefined = ProjectAction | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: Path;
  access: Access;
  /** What it does on the project that `:id` names, or whose generation it names; asked before the handler runs. */
  project?: Action;
  /** Open before accepting the terms; all other signed-in routes refuse until then. */
  beforeTerms?: true;
  /** Rate limits, counted before the handler as far as possible, and published. */
  limits: RouteLimits;
  /** One line for the API description. */
  summary: string;
  query?: Query;
  body?: Body;
  /** The body is multipart/form-data: a file, and the fields of `body` as texts. */
  upload?: UploadRule;
  /** Of a JSON body, where it may be larger than one megabyte. */
  jsonMegabytes?: number;
  /**
   * The body is taken as it was sent, into `file`, whatever its type: for signatures over it. At most so many
   * kilobytes.
   */
  rawKilobytes?: number;
  /** Waits for another process for seconds, or stays open: takes none of its person's turns. */
  isLong?: true;
  /** Accepts `Idempotency-Key`; the handler must use `answerOnce`. */
  idempotent?: boolean;
  answer: Answer<Schema> & { paged?: Paged };
  handle(
    request: RouteRequest<Path, Access, Parsed<Query>, Parsed<Body>, Action>,
    services: Services,
  ): Promise<Returned<Schema, Paged>>;
}

/** A route as mounted and published. */
export type Route = Omit<RouteDefinition, 'handle'> & {
  handle: (request: never, services: Services) => Promise<unknown>;
};

/** Declares a route: who may call it, its input and output, and its handler. */
export function defineRoute<
  const Path extends string,
  const Access extends 'public' | 'signed-in',
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Schema extends z.ZodType | undefined = undefined,
  const Paged extends boolean | undefined = undefined,
  const Action extends ProjectAction | undefined = undefined,
>(definition: RouteDefinition<Path, Access, Query, Body, Schema, Paged, Action>): Route {
  return definition as unknown as Route;
}
