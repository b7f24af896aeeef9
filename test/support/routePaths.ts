/** Every route of the specification's table; a toolset's page stands for those of its kind beside the one with the longest form. */
export function routePaths(projectId: string): { anonymous: string[]; signedIn: string[] } {
  return {
    anonymous: ['/login', '/register', '/password-reset', '/authenticate-with-google'],
    signedIn: [
      '/',
      '/create-project',
      ...['home', 'update', 'article/first-steps', 'change-password', 'balance', 'projects', 'workspaces', 'help'].map(
        (path) => `/user/${path}`,
      ),
      `/project/${projectId}`,
      ...['about', 'sections', 'access', 'actions'].map((path) => `/project/${projectId}/settings/${path}`),
      ...['stakeholder', 'market', 'persona', 'requirement', 'buyer-utility-map'].map(
        (id) => `/project/${projectId}/tools/${id}`,
      ),
      '/nowhere',
    ],
  };
}
