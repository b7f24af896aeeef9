import type { Page } from 'playwright';
import { afterEach, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, registerClient, newAddress } from '../support/apiClient.ts';
import { hasFocus } from '../support/hasFocus.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { mailedLink } from '../support/mailedLink.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { fillRegistration } from '../support/register.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilLoaded } from '../support/untilLoaded.ts';

const stage = stageApp();
const visitors: Visitor[] = [];
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.close();
});

/** A window of its own; of nobody without a client. */
async function open(client?: ApiClient, options = {}): Promise<Visitor> {
  const visitor = await openVisitor(stage.browser, stage.app.url, options);
  visitors.push(visitor);
  if (client) await signIn(visitor.context, client);
  return visitor;
}

async function isSound(visitor: Visitor): Promise<void> {
  await untilLoaded(visitor);
  expect(await runAxe(visitor, 'first-entries')).toEqual([]);
  expect(await widthFaults(visitor.page)).toEqual([]);
}

async function openAccess(page: Page, project: string): Promise<void> {
  await page.goto(`/project/${project}/settings/access`);
  await page.getByRole('heading', { name: 'Share link' }).waitFor();
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByText(`An invitation was sent to ${email}.`).waitFor();
}

const personIn = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

it('brings in somebody without an account, who may then do what the role allows', async () => {
  const { app } = stage;
  const ada = await registerClient(app, newAddress());
  const project = await createSavedProject(ada);
  const hers = await open(ada);
  await openAccess(hers.page, project);
  await invite(hers.page, 'bora@example.com', 'Viewer');
  await personIn(hers.page, 'bora@example.com').getByText('Invited; valid until').waitFor();
  await isSound(hers);

  const his = await open(undefined, { width: 390, height: 844 });
  const { page } = his;
  const link = await mailedLink(app, 'bora@example.com', '/invitation/');
  await page.goto(link);
  await page.getByRole('heading', { name: 'You are invited to “Blue Box”' }).waitFor();
  await isSound(his);
  await page.getByRole('link', { name: 'Create account' }).click();
  expect(await page.getByLabel('E-mail').inputValue()).toBe('bora@example.com');
  await fillRegistration(page, app, 'bora@example.com', 'Bora Yıldız');
  await page.getByRole('button', { name: 'Join the project' }).click();
  await page.waitForURL(`/project/${project}`);
  await page.getByRole('heading', { name: 'Blue Box' }).waitFor();
  await isSound(his);
  expect(await page.getByRole('button', { name: 'Generate several' }).count()).toBe(0);
  expect(await page.getByText('Next step').count()).toBe(0);

  await page.goto(`/project/${project}/tools/stakeholder`);
  await page.getByText('You can read and comment').waitFor();
  await isSound(his);
  for (const name of ['Edit', 'Generate', 'Save']) expect(await page.getByRole('button', { name }).count()).toBe(0);
  expect(await page.getByRole('textbox').count()).toBe(0);
  await page.goto(`/project/${project}/settings/access`);
  await personIn(page, 'Bora Yıldız').getByText('Viewer').waitFor();
  expect(await page.getByRole('heading', { name: 'Share link' }).count()).toBe(0);
  await isSound(his);

  await page.goto(link);
  await page.getByRole('heading', { name: 'This invitation was already used' }).waitFor();
});

it('tells apart an invitation that was withdrawn and one that is for somebody else', async () => {
  const { app } = stage;
  const ada = await registerClient(app, newAddress());
  const cem = await registerClient(app, 'cem2@example.com');
  const project = await createSavedProject(ada);
  const hers = await open(ada);
  await openAccess(hers.page, project);
  await invite(hers.page, 'dora@example.com', 'Editor');
  const link = await mailedLink(app, 'dora@example.com', '/invitation/');

  const his = await open(cem);
  await his.page.goto(link);
  await his.page.getByText('The invitation is for dora@example.com, and you are logged in as cem2@').waitFor();
  expect(await his.page.getByRole('button', { name: 'Join the project' }).count()).toBe(0);
  await isSound(his);

  await choose(hers.page, 'dora@example.com', 'Withdraw');
  await hers.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await hers.page.getByText('The invitation to dora@example.com was withdrawn.').waitFor();
  await expect.poll(() => personIn(hers.page, 'dora@example.com').count()).toBe(0);
  await his.page.reload();
  await his.page.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();
  await isSound(his);
  await his.page.goto(`${link}x`);
  await his.page.getByRole('heading', { name: 'There is no such invitation' }).waitFor();
});

it('shows an invitation to whoever has registered without following its link', async () => {
  const { app } = stage;
  const ada = await registerClient(app, newAddress());
  const [first, second] = [await createSavedProject(ada), await createSavedProject(ada, 'Red Box')];
  for (const project of [first, second])
    await ada.call('POST', `/api/projects/${project}/members`, { email: 'gul@example.com', role: 'editor' });
  const hers = await open(await registerClient(app, 'gul@example.com'), { width: 390, height: 844 });
  const { page } = hers;
  await page.goto('/');
  const invitations = page.getByRole('region', { name: 'Invitations' });
  await invitations.getByText('You are invited to “Blue Box”').waitFor();
  await invitations.getByText('Ada Lovelace would like to work on the project with you.').first().waitFor();
  await isSound(hers);
  await page.getByRole('button', { name: 'Decline Red Box' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await page.getByText('The invitation was declined.').waitFor();
  await expect.poll(() => invitations.getByText('Red Box').count()).toBe(0);

  await page.goto('/user/projects');
  await page.getByRole('button', { name: 'Join Blue Box' }).click();
  await page.waitForURL(`/project/${first}`);
  await page.goto(`/project/${first}/tools`);
  await page.getByRole('button', { name: 'Generate several' }).waitFor();
  await page.goto('/user/projects');
  await page.getByText('Shared by Ada Lovelace · Editor').waitFor();
  await untilLoaded(hers);
  expect(await invitations.count()).toBe(0);
});

it('shows a project by link to whoever has no account, until the link is withdrawn', async () => {
  const ada = await registerClient(stage.app, newAddress());
  const project = await createSavedProject(ada);
  const hers = await open(ada);
  await hers.page.goto(`/project/${project}`);
  await hers.page.getByRole('button', { name: 'Share' }).click();
  const sharing = hers.page.getByRole('dialog', { name: 'Share “Blue Box”' });
  await sharing.getByLabel('Name', { exact: true }).fill('For the bank');
  await sharing.getByLabel('How long the link works').selectOption('For 7 days');
  await sharing.getByRole('button', { name: 'Create link' }).click();
  const address = await sharing.getByLabel('New link').inputValue();
  await isSound(hers);

  const visitor = await open();
  const { page } = visitor;
  await page.goto(new URL(address).pathname);
  await page.getByRole('heading', { name: 'Blue Box', level: 1 }).waitFor();
  await page.getByText('Shared by Ada Lovelace').waitFor();
  await page.getByText('2 of 24 steps saved').waitFor();
  const matters = page.getByRole('region', { name: 'What matters most' }).getByRole('link');
  expect(await matters.first().getAttribute('href')).toMatch(/^\/shared\/[\w-]+\/tools\/\w+$/);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await isSound(visitor);
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await page.getByRole('heading', { name: 'About', level: 1 }).waitFor();
  await page.getByRole('region', { name: 'Picture' }).waitFor();
  await page.getByText('Parcel lockers at corner shops').first().waitFor();
  await isSound(visitor);
  for (const role of ['textbox', 'checkbox'] as const) expect(await page.getByRole(role).count()).toBe(0);
  await page.getByRole('link', { name: 'Next: Project Information' }).click();
  await page.getByRole('heading', { name: 'Project Information', level: 1 }).waitFor();

  await page.getByRole('link', { name: 'Present' }).click();
  await page.getByRole('group', { name: 'Presentation controls' }).waitFor();
  const first = await page.getByRole('heading', { level: 2 }).textContent();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.getByRole('heading', { level: 2 }).textContent()).not.toBe(first);
  await isSound(visitor);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Project Information', level: 1 }).waitFor();
  expect(visitor.complaints).toEqual([]);
  expect(visitor.failedRequests).toEqual([]);

  // The same link, which guests may comment by from now on.
  const entry = hers.page.getByRole('listitem', { name: 'For the bank' });
  const act = async (action: string) => {
    await hers.page.getByRole('button', { name: 'Actions for For the bank' }).click();
    await hers.page.getByRole('menuitem', { name: action }).click();
  };
  await openAccess(hers.page, project);
  await act('Show the address');
  expect(await entry.getByLabel('Address').inputValue()).toBe(address);
  await act('Change');
  await hers.page.getByLabel('Guests may comment').check();
  await isSound(hers);
  await hers.page.getByRole('button', { name: 'Save', exact: true }).click();
  await entry.getByText('guests may comment').waitFor();

  await page.reload();
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByRole('button', { name: 'Comment' }).click();
  await comments.getByText('Write something first.').waitFor();
  await comments.getByLabel('What would you like').fill('Who fills the lockers?');
  await comments.getByLabel('Your name').fill('Nil Sarı');
  await comments.getByRole('button', { name: 'Comment' }).click();
  await comments.getByRole('listitem').getByText('Who fills the lockers?').waitFor();
  await isSound(visitor);

  await hers.page.goto(`/project/${project}/settings/sections`);
  await hers.page.getByRole('button', { name: /Comments/ }).click();
  await hers.page.getByText('Who fills the lockers?').waitFor();
  await hers.page.getByText('Guests who have the link see this thread').waitFor();
  await hers.page.getByRole('button', { name: 'Reply' }).click();
  await hers.page.getByLabel('Your reply').fill('The couriers, at night.');
  await hers.page.getByRole('button', { name: 'Reply' }).click();
  await hers.page.getByText('The couriers, at night.').waitFor();
  await page.reload();
  await comments.getByText('The couriers, at night.').waitFor();

  await openAccess(hers.page, project);
  await act('Withdraw');
  await hers.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await hers.page.getByText('The link was withdrawn.').waitFor();
  // What opened the dialog is gone.
  await expect.poll(() => hasFocus(hers.page.getByRole('heading', { level: 1 }))).toBe(true);
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  await isSound(visitor);
});

it('hands a project over to somebody who accepts it, and lets the former owner leave', async () => {
  const { app } = stage;
  const ada = await registerClient(app, newAddress());
  const bora = await registerClient(app, 'bora4@example.com');
  await bora.call('PATCH', '/api/user/current', { fullName: 'Bora Yıldız' });
  const project = await createSavedProject(ada);
  await ada.call('POST', `/api/projects/${project}/members`, { email: 'bora4@example.com', role: 'editor' });
  const hers = await open(ada);
  const { page } = hers;
  await openAccess(page, project);
  await choose(page, 'Bora Yıldız', 'Hand over');
  const dialog = page.getByRole('dialog', { name: 'Hand “Blue Box” over to Bora Yıldız?' });
  await dialog.waitFor();
  await isSound(hers);
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await page.getByText('Bora Yıldız was asked to take the project over.').waitFor();
  await personIn(page, 'Bora Yıldız').getByText('Offered the project; no answer yet').waitFor();

  const his = await open(bora, { width: 390, height: 844 });
  await his.page.goto(await mailedLink(app, 'bora4@example.com', `/project/${project}/settings/`));
  await his.page.getByText('Ada Lovelace would like to hand the project over to you').waitFor();
  await his.page.getByText('is then paid from your balance').waitFor();
  await isSound(his);
  await his.page.getByRole('button', { name: 'Decline' }).click();
  await his.page.getByText('You have declined.').waitFor();
  // Told at once, without a reload.
  await expect.poll(() => personIn(page, 'Bora Yıldız').getByText('Offered').count()).toBe(0);
  await choose(page, 'Bora Yıldız', 'Hand over');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  // Also where they did not follow the mail.
  await his.page.goto('/');
  await his.page.getByText('Ada Lovelace would like to hand “Blue Box” over to you').waitFor();
  await isSound(his);
  await his.page.getByRole('button', { name: 'Take over' }).click();
  await his.page.getByText('You now own the project.').waitFor();
  await openAccess(his.page, project);
  await his.page.getByLabel('Role of Ada Lovelace').waitFor();

  await personIn(page, 'Ada Lovelace').getByText('Editor').waitFor();
  expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Share link' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('/user/projects');
  await page.getByText('You have left the project.').waitFor();
  expect(await page.getByText('Blue Box').count()).toBe(0);
  await page.goto(`/project/${project}`);
  await page.getByRole('heading', { name: 'This project does not exist' }).waitFor();
});
