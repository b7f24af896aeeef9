// Where the first pages lead. On their own, so that they do not bring all other paths with them.

export const homePath = '/';
export const loginPath = '/login';
export const registerPath = '/register';
export const passwordResetPath = '/password-reset';
export const balancePath = '/user/balance';
export const logoutPath = '/user/logout';
