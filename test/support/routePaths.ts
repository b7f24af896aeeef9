import { readdirSync } from 'node:fs';

import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';

const inSettings = ['about', 'sections'];

/** Paths of every screen. */
export interface RoutePaths {
  anonymous: string[];
  /** Paths for a person without any data. */
  newcomer: string[];
  signedIn: string[];
  /** Paths of missing things, for which the server answers 404. */
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
      `/project/${projectId}/evidence`,
      `/project/${projectId}/present`,
      ...[...inSettings, 'access', 'actions'].map((page) => `/project/${projectId}/settings/${page}`),
      ...tools.map((id) => `/project/${projectId}/tools/${id}`),
    ],
    absent: ['/project/nowhere', '/user/article/nowhere', '/nowhere', '/user/logout'],
  };
}
