import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { readToolsetFolders } from '#server/toolsets/readToolsetFolders.ts';

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

interface Places {
  projectId: string;
  workspaceId: string;
  versionId: string;
  /** Path of a share link. */
  shared: string;
  /** Path of an invitation that is open. */
  invitation: string;
  /** Paths of payment pages. */
  payments: string[];
}

export function routePaths({ projectId, workspaceId, versionId, shared, invitation, payments }: Places): RoutePaths {
  const account = ['home', 'update', 'change-password', 'balance', 'subscription'];
  const pages = [...account, 'projects', 'projects/deleted', 'workspaces', 'help'];
  const articles = ['first-steps', 'persona'];
  const tools = readToolsetFolders(builtInToolsets)
    .folders.map(({ name }) => name)
    .filter((id) => !inSettings.includes(id));
  return {
    anonymous: [
      '/login',
      '/register',
      '/password-reset',
      '/authenticate-with-google',
      invitation,
      ...payments,
      shared,
      `${shared}/tools/persona`,
      `${shared}/tools/scamper`,
      `${shared}/present`,
      '/example',
      '/example/tools/persona',
      '/example/present',
    ],
    newcomer: ['/', '/user/projects', '/user/balance', '/user/subscription'],
    signedIn: [
      '/',
      '/create-project',
      ...pages.map((page) => `/user/${page}`),
      ...articles.map((id) => `/user/article/${id}`),
      `/user/workspace/${workspaceId}`,
      `/project/${projectId}`,
      `/project/${projectId}/tools`,
      `/project/${projectId}/evidence`,
      `/project/${projectId}/sources`,
      `/project/${projectId}/story`,
      `/project/${projectId}/questions`,
      `/project/${projectId}/present`,
      ...[...inSettings, 'access', 'delete', 'actions', 'history'].map(
        (page) => `/project/${projectId}/settings/${page}`,
      ),
      `/project/${projectId}/versions/of/persona`,
      `/project/${projectId}/versions/${versionId}`,
      `/project/${projectId}/versions/${versionId}/compare`,
      `/project/${projectId}/versions/${versionId}/tools/persona`,
      ...tools.map((id) => `/project/${projectId}/tools/${id}`),
    ],
    absent: [
      '/project/nowhere',
      `/project/${projectId}/sources/nowhere`,
      '/user/article/nowhere',
      '/nowhere',
      '/invitation/nowhere',
      '/shared/nowhere',
      '/sandbox/nowhere',
      `${shared}/tools/nowhere`,
      '/example/tools/nowhere',
      '/user/logout',
    ],
  };
}
