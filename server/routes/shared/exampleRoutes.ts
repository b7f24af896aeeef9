import { isLanguage, type Language } from '#engine/languages/languages.ts';
import { sharedProjectResponse, sharedToolsetResponse } from '#engine/protocol/shareLink.ts';
import { standingResponse } from '#engine/protocol/standing.ts';
import { sharedStoryResponse } from '#engine/protocol/story.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { defineRoute } from '#server/http/defineRoute.ts';

/** The finished example, as a share link shows a project. */
export const exampleRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/examples/:language',
    access: 'public',
    limits: ['public-reads'],
    summary: 'The example company’s finished project, to look around in without an account',
    answer: { status: 200, schema: sharedProjectResponse },
    async handle({ params: { language } }, { exampleTour }) {
      return exampleTour.project(requireLanguage(language));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/examples/:language/standing',
    access: 'public',
    limits: ['public-reads'],
    summary: 'Where the example company’s project stands',
    answer: { status: 200, schema: standingResponse },
    async handle({ params: { language } }, { exampleTour }) {
      return exampleTour.standing(requireLanguage(language));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/examples/:language/story',
    access: 'public',
    limits: ['public-reads'],
    summary: 'The slides that tell the example company’s project',
    answer: { status: 200, schema: sharedStoryResponse },
    async handle({ params: { language } }, { exampleTour }) {
      return { slides: exampleTour.story(requireLanguage(language)) };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/examples/:language/toolsets/:toolset',
    access: 'public',
    limits: ['public-reads'],
    summary: 'What the example company wrote in a toolset, with all that is needed to show it',
    answer: { status: 200, schema: sharedToolsetResponse },
    async handle({ params: { language, toolset } }, { exampleTour }) {
      return { ...exampleTour.toolset(requireLanguage(language), toolset) };
    },
  }),
];

function requireLanguage(text: string): Language {
  if (!isLanguage(text)) throw new NotFoundError();
  return text;
}
