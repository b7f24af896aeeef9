// Where the first pages lead. On their own, so that they do not bring all other paths with them.

export const homePath = '/';
export const loginPath = '/login';
export const registerPath = '/register';
export const passwordResetPath = '/password-reset';
/** A finished project to look around in, without an account. */
export const examplePath = '/example';
/** The toolsets on its path. */
export const toolsPath = (project: string) => `/project/${project}/tools`;
export const balancePath = '/user/balance';
export const logoutPath = '/user/logout';
