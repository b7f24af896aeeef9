import { readdirSync } from 'node:fs';

import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';

const inSettings = ['about', 'sections'];

/** An address for every screen there is. */
export interface RoutePaths {
  anonymous: string[];
  /** What somebody sees who has only just registered. */
  newcomer: string[];
  signedIn: string[];
  /** Where there is nothing: the server's 404 belongs to these. */
  absent: string[];
}

export function routePaths({ projectId, workspaceId }: { projectId: string; workspaceId: string }): RoutePaths {
  const pages = ['home', 'update', 'change-password', 'balance', 'subscription', 'projects', 'workspaces', 'help'];
  const articles = ['first-steps', 'persona'];
  const tools = readdirSync(builtInToolsets).filter((id) => !inSettings.includes(id));
  return {
    anonymous: ['/login', '/register', '/password-reset', '/authenticate-with-google'],
    newcomer: ['/', '/user/projects', '/user/balance'],
    signedIn: [
      '/',
      '/create-project',
      ...pages.map((page) => `/user/${page}`),
      ...articles.map((id) => `/user/article/${id}`),
      `/user/workspace/${workspaceId}`,
      `/project/${projectId}`,
      ...[...inSettings, 'access', 'actions'].map((page) => `/project/${projectId}/settings/${page}`),
      ...tools.map((id) => `/project/${projectId}/tools/${id}`),
    ],
    absent: ['/project/nowhere', '/user/article/nowhere', '/nowhere', '/user/logout'],
  };
}
