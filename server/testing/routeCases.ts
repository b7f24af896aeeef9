import type { ProjectAction } from '#server/access/mayOnProject.ts';

import { goodPassword } from './createTestClient.ts';

/** Whose things a request is aimed at. */
export interface Owning {
  id: string;
  email: string;
  workspaceId: string;
  /** The owner's ids, by path prefix or parameter. */
  ids: Record<string, string>;
}

/** The public routes, each with its reason; a new one has to be added here on purpose. */
export const open = [
  'GET /api/articles',
  'GET /api/articles/:id',
  'GET /api/auth/google',
  'GET /api/configuration',
  'GET /api/invitations/:token',
  'GET /api/openapi.json',
  'GET /api/plans',
  'GET /api/sandbox/:token',
  'GET /api/shared/:token',
  'GET /api/shared/:token/images/:fileName',
  'GET /api/shared/:token/toolsets/:toolset',
  'GET /api/toolsets/:toolset/validator-:hash.js',
  'GET /healthz',
  'GET /metrics',
  'GET /readyz',
  'POST /api/auth/google',
  'POST /api/auth/login',
  'POST /api/auth/password-reset',
  'POST /api/auth/password-reset/code',
  'POST /api/auth/password-reset/verify',
  'POST /api/auth/register',
  'POST /api/auth/register/code',
  'POST /api/auth/register/verify',
  'POST /api/sandbox/:token/cancel',
  'POST /api/sandbox/:token/confirm',
  'POST /api/sandbox/:token/pay',
  'POST /api/webhooks/:gateway',
];

export interface RouteCase {
  /** A valid body, so that authorisation is what refuses it. */
  body?: (owner: Owning) => object;
  /** For paths without an id, which concern the caller only: the status that another person gets. */
  status?: number;
}

/** All other routes, with the request another person tries. A route that is missing here fails everyRoute.test.ts. */
export const closed: Record<string, RouteCase> = {
  'POST /api/auth/logout': { status: 204 },
  'GET /api/user/current': { status: 200 },
  'PATCH /api/user/current': { status: 200, body: ({ id }) => ({ fullName: 'Taken over', id }) },
  'POST /api/user/change-password': {
    status: 204,
    body: ({ id }) => ({ currentPassword: goodPassword, newPassword: 'another river stone', userId: id }),
  },
  'POST /api/user/email/code': { status: 204, body: ({ email }) => ({ email, password: goodPassword }) },
  'POST /api/user/email': { status: 400, body: ({ email }) => ({ email, code: '000000' }) },
  'GET /api/user/sessions': { status: 200 },
  'DELETE /api/user/sessions': { status: 204 },
  'DELETE /api/user/sessions/:id': {},
  'GET /api/user/invitations': { status: 200 },
  'POST /api/user/invitations/:id': {},
  'DELETE /api/user/invitations/:id': {},
  'GET /api/user/offers': { status: 200 },
  'GET /api/user/export': { status: 200 },
  'POST /api/user/deletion/code': { status: 204 },
  'DELETE /api/user/current': { status: 204, body: ({ id }) => ({ password: goodPassword, id }) },
  'GET /api/workspaces': { status: 200 },
  'POST /api/workspaces': { status: 201, body: ({ id }) => ({ name: 'x', userId: id }) },
  'PATCH /api/workspaces/:id': { body: () => ({ name: 'x' }) },
  'DELETE /api/workspaces/:id': {},
  'GET /api/projects': { status: 200 },
  'POST /api/projects': {
    status: 404,
    body: ({ workspaceId }) => ({ name: 'x', description: 'x', workspaceId }),
  },
  'POST /api/projects/example': { status: 201 },
  'POST /api/projects/import': { status: 415, body: ({ workspaceId }) => ({ workspaceId }) },
  'POST /api/projects/:id/import': {},
  'GET /api/projects/:id': {},
  'GET /api/paths': { status: 200 },
  'PATCH /api/projects/:id': { body: () => ({ name: 'x' }) },
  'PUT /api/projects/:id/path': { body: () => ({ path: 'one-day' }) },
  'DELETE /api/projects/:id': {},
  'GET /api/projects/:id/events': {},
  'PUT /api/projects/:id/presence': { body: () => ({ stream: 'x', toolset: 'about' }) },
  'POST /api/projects/:id/restore': {},
  'POST /api/projects/:id/copies': { body: () => ({ name: 'x', toolsets: 'all' }) },
  'GET /api/projects/:id/comments': {},
  'POST /api/projects/:id/comments': { body: () => ({ toolset: 'about', text: 'Mine' }) },
  'PATCH /api/projects/:id/comments/:comment': { body: () => ({ text: 'Mine' }) },
  'DELETE /api/projects/:id/comments/:comment': {},
  'GET /api/projects/:id/comments/counts': {},
  'POST /api/projects/:id/comments/read': { body: () => ({ toolset: 'about' }) },
  'GET /api/projects/:id/people': {},
  'GET /api/projects/:id/toolsets': {},
  'GET /api/projects/:id/evidence': {},
  'POST /api/projects/:id/evidence/ties': { body: () => ({ claims: ['a/x', 'b/y'] }) },
  'DELETE /api/projects/:id/evidence/ties': { body: () => ({ claim: 'a/x' }) },
  'POST /api/projects/:id/evidence/dismissals': { body: () => ({ claims: ['a/x', 'b/y'] }) },
  'DELETE /api/projects/:id/evidence/dismissals': { body: () => ({ claims: ['a/x', 'b/y'] }) },
  'GET /api/projects/:id/questions': {},
  'POST /api/projects/:id/questions/:question/answer': { body: () => ({ text: 'Mine' }) },
  'DELETE /api/projects/:id/questions/:question/answer': {},
  'GET /api/projects/:id/critique': {},
  'POST /api/projects/:id/critique': {},
  'PATCH /api/projects/:id/critique/:finding': { body: () => ({ status: 'settled' }) },
  'GET /api/projects/:id/toolsets/:toolset': {},
  'PUT /api/projects/:id/toolsets/:toolset': { body: () => ({ content: { name: 'x' }, revision: 0 }) },
  'DELETE /api/projects/:id/toolsets/:toolset/draft': {},
  'DELETE /api/projects/:id/toolsets/:toolset/sitting': { status: 204 },
  'POST /api/projects/:id/toolsets/:toolset/approvals': {
    body: () => ({ pointers: [''], revision: 0, draft: 'g' }),
  },
  'POST /api/projects/:id/approvals': { body: () => ({ toolsets: ['about'] }) },
  'GET /api/projects/:id/toolsets/:toolset/locks': {},
  'PUT /api/projects/:id/toolsets/:toolset/locks': { body: () => ({ pointers: [] }) },
  'POST /api/projects/:id/toolsets/:toolset/confirmations': { body: () => ({ pointers: [''], revision: 0 }) },
  'DELETE /api/projects/:id/toolsets/:toolset/confirmations': { body: () => ({ pointers: [''], revision: 0 }) },
  'POST /api/projects/:id/toolsets/:toolset/generations': { body: () => ({}) },
  'POST /api/projects/:id/generations': { body: () => ({ toolsets: ['about'] }) },
  'GET /api/projects/:id/contents': {},
  'GET /api/projects/:id/versions': {},
  'POST /api/projects/:id/versions': { body: () => ({ name: 'x' }) },
  'GET /api/projects/:id/versions/:version': {},
  'PATCH /api/projects/:id/versions/:version': { body: () => ({ name: 'x' }) },
  'DELETE /api/projects/:id/versions/:version': {},
  'POST /api/projects/:id/versions/:version/restore': { body: () => ({}) },
  'GET /api/projects/:id/members': {},
  'POST /api/projects/:id/members': { body: () => ({ email: 'x@example.com', role: 'viewer' }) },
  'PATCH /api/projects/:id/members/:member': { body: () => ({ role: 'viewer' }) },
  'DELETE /api/projects/:id/members/:member': {},
  'GET /api/projects/:id/share-links': {},
  'POST /api/projects/:id/share-links': { body: () => ({}) },
  'DELETE /api/projects/:id/share-links/:link': {},
  'POST /api/projects/:id/owner': { body: ({ ids }) => ({ member: ids[':member'] ?? 'x' }) },
  'DELETE /api/projects/:id/owner': {},
  'POST /api/projects/:id/owner/acceptance': {},
  'POST /api/invitations/:token': { status: 404 },
  'POST /api/projects/:id/images': {},
  'GET /api/projects/:id/images/:fileName': {},
  'POST /api/projects/:id/exports': { body: () => ({ toolsets: ['about'], format: 'json' }) },
  'POST /api/projects/:id/exports/check': { body: () => ({ toolsets: ['about'] }) },
  'GET /api/toolsets': { status: 200 },
  'GET /api/toolsets/:toolset': { status: 200 },
  'GET /api/toolsets/:toolset/examples/:language': { status: 404 },
  'GET /api/generations/:id': {},
  'GET /api/generations/:id/events': {},
  'DELETE /api/generations/:id': {},
  'GET /api/balance': { status: 200 },
  'POST /api/payments': { status: 201, body: ({ id }) => ({ packageId: 'seed', userId: id }) },
  'GET /api/payments/:id': {},
  'GET /api/subscription': { status: 404 },
  'POST /api/subscription': { status: 201, body: ({ id }) => ({ planId: 'solo-month', userId: id }) },
  'DELETE /api/subscription': { status: 404 },
  'POST /api/subscription/resume': { status: 400 },
  'GET /api/card': { status: 404 },
  'PUT /api/card': { status: 200 },
  'GET /api/card/setups/:id': {},
  'DELETE /api/card': { status: 404 },
  'GET /api/balance/entries': { status: 200 },
  'GET /api/balance/entries.csv': { status: 200 },
  'GET /api/invoice': { status: 404 },
  'GET /api/invoices/:id': {},
  'PUT /api/invoice': {
    status: 200,
    body: () => ({ name: 'x', address: 'x', taxNumber: '1234567890', phone: '+90 212 555 01 23' }),
  },
};

/** Routes open before accepting the terms: for accepting them, or for leaving with one's data. */
export const beforeTerms = [
  'DELETE /api/user/current',
  'GET /api/user/current',
  'GET /api/user/export',
  'PATCH /api/user/current',
  'POST /api/auth/logout',
  'POST /api/user/deletion/code',
];

/** What each route does on the project that its address names, as `mayOnProject` is asked. */
export const onProjects: Record<string, ProjectAction> = {
  'GET /api/projects/:id': 'read',
  'PATCH /api/projects/:id': 'manage',
  'PUT /api/projects/:id/path': 'edit',
  'DELETE /api/projects/:id': 'delete',
  'POST /api/projects/:id/restore': 'restore',
  'POST /api/projects/:id/copies': 'read',
  'GET /api/projects/:id/evidence': 'read',
  'POST /api/projects/:id/evidence/ties': 'edit',
  'DELETE /api/projects/:id/evidence/ties': 'edit',
  'POST /api/projects/:id/evidence/dismissals': 'edit',
  'DELETE /api/projects/:id/evidence/dismissals': 'edit',
  'GET /api/projects/:id/questions': 'read',
  'POST /api/projects/:id/questions/:question/answer': 'edit',
  'DELETE /api/projects/:id/questions/:question/answer': 'edit',
  'GET /api/projects/:id/critique': 'read',
  'POST /api/projects/:id/critique': 'generate',
  'PATCH /api/projects/:id/critique/:finding': 'edit',
  'GET /api/projects/:id/events': 'read',
  'PUT /api/projects/:id/presence': 'read',
  'GET /api/projects/:id/comments': 'comment',
  'POST /api/projects/:id/comments': 'comment',
  'PATCH /api/projects/:id/comments/:comment': 'comment',
  'DELETE /api/projects/:id/comments/:comment': 'comment',
  'GET /api/projects/:id/comments/counts': 'comment',
  'POST /api/projects/:id/comments/read': 'comment',
  'GET /api/projects/:id/people': 'comment',
  'GET /api/projects/:id/toolsets': 'read',
  'GET /api/projects/:id/toolsets/:toolset': 'read',
  'PUT /api/projects/:id/toolsets/:toolset': 'edit',
  'DELETE /api/projects/:id/toolsets/:toolset/draft': 'edit',
  'DELETE /api/projects/:id/toolsets/:toolset/sitting': 'edit',
  'POST /api/projects/:id/toolsets/:toolset/approvals': 'edit',
  'POST /api/projects/:id/approvals': 'edit',
  'GET /api/projects/:id/toolsets/:toolset/locks': 'read',
  'PUT /api/projects/:id/toolsets/:toolset/locks': 'edit',
  'POST /api/projects/:id/toolsets/:toolset/confirmations': 'edit',
  'DELETE /api/projects/:id/toolsets/:toolset/confirmations': 'edit',
  'POST /api/projects/:id/toolsets/:toolset/generations': 'generate',
  'POST /api/projects/:id/generations': 'generate',
  'GET /api/projects/:id/members': 'read',
  'POST /api/projects/:id/members': 'share',
  'PATCH /api/projects/:id/members/:member': 'share',
  'DELETE /api/projects/:id/members/:member': 'read',
  'GET /api/projects/:id/share-links': 'share',
  'POST /api/projects/:id/share-links': 'share',
  'DELETE /api/projects/:id/share-links/:link': 'share',
  'POST /api/projects/:id/owner': 'share',
  'DELETE /api/projects/:id/owner': 'read',
  'POST /api/projects/:id/owner/acceptance': 'read',
  'POST /api/projects/:id/exports': 'export',
  'POST /api/projects/:id/exports/check': 'export',
  'GET /api/projects/:id/contents': 'read',
  'GET /api/projects/:id/versions': 'read',
  'POST /api/projects/:id/versions': 'edit',
  'GET /api/projects/:id/versions/:version': 'read',
  'PATCH /api/projects/:id/versions/:version': 'edit',
  'DELETE /api/projects/:id/versions/:version': 'edit',
  'POST /api/projects/:id/versions/:version/restore': 'edit',
  'POST /api/projects/:id/import': 'edit',
  'POST /api/projects/:id/images': 'edit',
  'GET /api/projects/:id/images/:fileName': 'read',
  'GET /api/generations/:id': 'read',
  'GET /api/generations/:id/events': 'read',
  'DELETE /api/generations/:id': 'finish',
};

/** What each route that a share link opens is for. */
export const onLinks = [
  'GET /api/shared/:token',
  'GET /api/shared/:token/images/:fileName',
  'GET /api/shared/:token/toolsets/:toolset',
];

export const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
export const splitKey = (key: string) => key.split(' ') as [method: string, path: string];

/** A route's path with these ids filled in, or with `id` in the place of the first. */
export function fillPath(path: string, ids: Owning['ids'], id?: string): string {
  const [, owned] = Object.entries(ids).find(([beginning]) => path.startsWith(`${beginning}/`)) ?? [];
  const filled = path.replace(':id', id ?? owned ?? ':id').replace(':toolset', 'about');
  return filled.replaceAll(/:\w+/g, (name) => ids[name] ?? 'x');
}
