import { type ApiClient, registerClient } from './apiClient.ts';
import type { Look } from './looks.ts';
import { type RoutePaths, routePaths } from './routePaths.ts';
import type { App } from './startApp.ts';

export interface SeededScreens {
  /** Has a finished project in each language, with one pending draft. */
  owner: ApiClient;
  newcomer: ApiClient;
  paths: RoutePaths;
}

/** Fills the database so that every screen has content. */
export async function seedScreens(app: App, { language, theme, width }: Look): Promise<SeededScreens> {
  const place = `${language}-${theme}-${width}@example.com`;
  const owner = await registerClient(app, `ada-${place}`, language);
  const newcomer = await registerClient(app, `newcomer-${place}`, language);
  const { project } = await owner.call<{ project: { id: string; workspaceId: string } }>(
    'POST',
    '/api/projects/example',
  );
  const draft = await owner.call<{ id: string }>(
    'POST',
    `/api/projects/${project.id}/toolsets/scamper/generations`,
    {},
  );
  await owner.finish(draft.id);
  return { owner, newcomer, paths: routePaths({ projectId: project.id, workspaceId: project.workspaceId }) };
}
