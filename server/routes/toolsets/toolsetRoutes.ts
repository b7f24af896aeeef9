import { isLanguage } from '#engine/languages/languages.ts';
import { pageQuery } from '#engine/protocol/page.ts';
import { exampleResponse, toolsetSummary } from '#engine/protocol/toolset.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { isUnchanged } from '#server/http/isUnchanged.ts';
import { pageOf } from '#server/http/pageOf.ts';

export const toolsetRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/toolsets',
    access: 'signed-in',
    limits: { none: 'is prepared at the start' },
    summary: 'Every loaded toolset, in path order',
    query: pageQuery,
    answer: { status: 200, schema: toolsetSummary, paged: true },
    async handle({ query }, { publishedToolsets }) {
      return pageOf(publishedToolsets.summaries, query);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/toolsets/:toolset',
    access: 'signed-in',
    limits: { none: 'is prepared at the start' },
    summary: 'What a form needs: manifest, schema, ui and locales, with a strong ETag',
    answer: { status: 200, type: 'application/json' },
    async handle({ context, params }, { publishedToolsets }) {
      const { json, etag } = publishedToolsets.definition(params.toolset);
      context.set({ ETag: etag, 'Cache-Control': 'private, no-cache' });
      context.status = 200;
      if (isUnchanged(context)) context.status = 304;
      else {
        context.type = 'application/json';
        context.body = json;
      }
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/toolsets/:toolset/examples/:language',
    access: 'signed-in',
    limits: { none: 'is prepared at the start' },
    summary: 'What the example company wrote, in a language',
    answer: { status: 200, schema: exampleResponse },
    async handle({ params: { toolset, language } }, { toolsets }) {
      const { examples } = toolsets.get(toolset);
      if (!isLanguage(language)) throw new NotFoundError();
      return examples[language];
    },
  }),
  // Public: browsers send no token when they import a module, and it holds no personal data.
  defineRoute({
    method: 'GET',
    path: '/api/toolsets/:toolset/validator-:hash.js',
    access: 'public',
    limits: ['public-reads'],
    summary: 'The compiled validator of a schema, as an ES module',
    answer: { status: 200, type: 'text/javascript' },
    async handle({ context, params: { toolset, hash } }, { publishedToolsets }) {
      const module = await publishedToolsets.validator(toolset, hash);
      if (module === null) throw new NotFoundError();
      context.set('Cache-Control', 'public, max-age=31536000, immutable');
      context.type = 'text/javascript';
      context.body = module;
    },
  }),
];
