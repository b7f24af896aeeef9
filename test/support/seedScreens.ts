import { payAtSandbox } from '#server/testing/payAtSandbox.ts';

import { type ApiClient, registerClient } from './apiClient.ts';
import type { Look } from './looks.ts';
import { mailedLink } from './mailedLink.ts';
import { type RoutePaths, routePaths } from './routePaths.ts';
import type { App } from './startApp.ts';

export interface SeededScreens {
  /** Has a finished project in each language, with one pending draft, which a second reader has read. */
  owner: ApiClient;
  newcomer: ApiClient;
  paths: RoutePaths;
}

/** Fills the database so that every screen has content. */
export async function seedScreens(app: App, { language, theme, width }: Look): Promise<SeededScreens> {
  const place = `${language}-${theme}-${width}@example.com`;
  const owner = await registerClient(app, `ada-${place}`, language);
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
  await owner.finish((await owner.call<{ id: string }>('POST', `/api/projects/${project.id}/critique`)).id);
  await payFor(app, owner);
  const deleted = await owner.call<{ project: { id: string } }>('POST', `/api/projects/${project.id}/copies`, {
    name: 'Kutu',
    toolsets: [],
  });
  await owner.call('DELETE', `/api/projects/${deleted.project.id}`);
  const version = await createVersions(owner, project.id, language);
  const { id: projectId, workspaceId } = project;
  // Invited before there is an account.
  await owner.call('POST', `/api/projects/${projectId}/members`, { email: `newcomer-${place}`, role: 'editor' });
  const newcomer = await registerClient(app, `newcomer-${place}`, language);
  const { shared, invitation } = await shareProject(app, { owner, projectId, language, place });
  const payments = await openPayments(owner);
  const paths = routePaths({ projectId, workspaceId, versionId: version.id, shared, invitation, payments });
  return { owner, newcomer, paths };
}

/** A payment whose card was declined, a card that the bank asks about, and a payment that was given up. */
async function openPayments(owner: ApiClient): Promise<string[]> {
  const buy = () => owner.call<{ paymentUrl: string }>('POST', '/api/payments', { packageId: 'sapling' });
  const [declined, cancelled] = [await buy(), await buy()];
  const { setupUrl } = await owner.call<{ setupUrl: string }>('PUT', '/api/card', {});
  const paths = [declined.paymentUrl, setupUrl, cancelled.paymentUrl].map((url) => new URL(url).pathname);
  const card = { name: 'Ada Lovelace', expiry: '12/49', cvv: '123' };
  await owner.call('POST', `/api${paths[0]}/pay`, { ...card, number: '4000000000000002' });
  await owner.call('POST', `/api${paths[1]}/pay`, { ...card, number: '4000002500003155' });
  await owner.call('POST', `/api${paths[2]}/cancel`);
  return paths;
}

/** A subscription with its card, a package, and details for their invoices. */
async function payFor(app: App, owner: ApiClient): Promise<void> {
  const pay = async (path: string, body: object) =>
    payAtSandbox(app, (await owner.call<{ paymentUrl: string }>('POST', path, body)).paymentUrl);
  await owner.call('PUT', '/api/invoice', {
    name: 'Dönkap Ambalaj A.Ş.',
    address: 'Bağdat Caddesi 1\nKadıköy, İstanbul',
    taxNumber: '8790017566',
    phone: '+90 216 555 01 23',
  });
  await pay('/api/subscription', { planId: 'solo-month' });
  await pay('/api/payments', { packageId: 'seed' });
}

/** Two, between which a toolset was changed that no other is made from. Returns the first. */
async function createVersions(owner: ApiClient, projectId: string, language: Look['language']) {
  const create = (name: string) => owner.call<{ id: string }>('POST', `/api/projects/${projectId}/versions`, { name });
  const isTurkish = language === 'tr';
  const first = await create(isTurkish ? 'Pilot öncesi' : 'Before the pilot');
  const path = `/api/projects/${projectId}/toolsets/customer-forces-canvas`;
  const { content, revision } = await owner.call<Forces>('GET', path);
  const [canvas, ...canvases] = content.canvases;
  const name = isTurkish ? 'Öğle müdavimi, pilottan sonra' : 'The lunch regular after the pilot';
  const insight = content.insight.slice(0, content.insight.lastIndexOf('. ') + 1);
  const changed = { ...content, insight, canvases: [...canvases, { ...canvas, name }] };
  await owner.call('PUT', path, { content: changed, revision });
  await create(isTurkish ? 'Pilot sonrası' : 'After the pilot');
  return first;
}

interface Forces {
  content: { insight: string; canvases: { name: string }[] };
  revision: number;
}

interface SharedProject {
  owner: ApiClient;
  projectId: string;
  language: Look['language'];
  /** Ending of everybody's e-mail address. */
  place: string;
}

/** With an editor who has commented, somebody who has yet to join, and two links. */
async function shareProject(app: App, { owner, projectId, language, place }: SharedProject) {
  const address = `/api/projects/${projectId}`;
  const editor = await registerClient(app, `bora-${place}`, language);
  await editor.call('PATCH', '/api/user/current', { fullName: 'Bora Yıldız' });
  const invited = `elif-${place}`;
  await owner.call('POST', `${address}/members`, { email: `bora-${place}`, role: 'editor' });
  await owner.call('POST', `${address}/members`, { email: invited, role: 'viewer' });
  const expiresAt = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();
  await owner.call('POST', `${address}/share-links`, { expiresAt });
  const { url } = await owner.call<{ url: string }>('POST', `${address}/share-links`, {});
  const text = language === 'tr' ? 'Bunu kaç kişiden duyduk?' : 'How many people told us so?';
  const { id } = await editor.call<{ id: string }>('POST', `${address}/comments`, { toolset: 'persona', text });
  const reply = language === 'tr' ? 'Dört görüşmeden üçünde.' : 'In three of four interviews.';
  await owner.call('POST', `${address}/comments`, { toolset: 'persona', text: reply, replyTo: id });
  return { shared: new URL(url).pathname, invitation: await mailedLink(app, invited, '/invitation/') };
}
