import type { Locator, Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { type ApiClient, registerClient, newAddress } from '../support/apiClient.ts';
import { hasFocus } from '../support/hasFocus.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '../support/openBrowser.ts';
import { openScreen } from '../support/openScreen.ts';
import { password } from '../support/register.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilDrawn } from '../support/untilDrawn.ts';

const touchScreen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-US' };
const phone = { width: 819, height: 800 };
const stage = stageApp();
const ada = newAddress();
let client: ApiClient;
/** Of one test. */
let visitor: Visitor | undefined;
/** Of all tests that nothing left behind by another can disturb. */
const kept: { ada?: Visitor; nobody?: Visitor } = {};
let page: Page;

beforeAll(async () => {
  client = await registerClient(stage.app, ada);
  await client.call('PATCH', '/api/user/current', { fullName: 'Bartholomew Green' });
});
afterEach(async () => {
  await visitor?.close();
  visitor = undefined;
});

/** Opens a window of its own. */
async function visit(options: VisitorOptions = {}, signedIn = true): Promise<Visitor> {
  visitor = await openVisitor(stage.browser, stage.app.url, options);
  if (signedIn) await signIn(visitor.context, client);
  page = visitor.page;
  return visitor;
}

/** Goes to a page in a window that stays open, as by a link. */
async function goTo(path: string, size = { width: 1280, height: 900 }, who: 'ada' | 'nobody' = 'ada'): Promise<void> {
  kept[who] ??= await visit({}, who === 'ada');
  visitor = undefined;
  page = kept[who].page;
  await page.setViewportSize(size);
  if (page.url().endsWith(path)) await openScreen(kept[who], '/');
  await openScreen(kept[who], path);
}

const bar = () => page.getByRole('banner');
const languages = () => page.getByRole('group', { name: 'Language' });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

describe('the top bar', () => {
  it('links to home, to a new project and to the user, by icon and first name', async () => {
    await goTo('/user/balance');
    await heading('Balance').waitFor();
    expect((await bar().boundingBox())?.height).toBe(88);
    expect((await bar().getByRole('link', { name: 'Filiz, home' }).locator('svg').boundingBox())?.height).toBe(42);
    const user = bar().getByRole('link', { name: 'Bartholo...' });
    expect(await user.innerText()).toBe('Bartholo...');
    expect(await user.locator('svg').isVisible()).toBe(true);
    expect(await bar().getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);

    await user.click();
    await page.waitForURL('/user/home');
    await bar().getByRole('link', { name: 'Create project' }).click();
    await page.waitForURL('/create-project');
    await bar().getByRole('link', { name: 'Filiz, home' }).click();
    await page.waitForURL('/');
  });

  it('shows icons only below 820 pixels', async () => {
    await goTo('/user/balance', phone);
    const user = bar().getByRole('link', { name: 'Bartholo...' });
    await user.waitFor();
    const name = user.getByText('Bartholo...');
    expect((await name.boundingBox())?.width).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 820, height: 800 });
    await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(40);
    expect(await bar().getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
  });

  it('has the language switcher below the content', async () => {
    await goTo('/user/balance');
    await heading('Balance').waitFor();
    // Both in one measurement: payments and plans that arrive meanwhile make the page longer.
    const gap = await languages().evaluate(
      (group) => group.getBoundingClientRect().top - document.querySelector('main')!.getBoundingClientRect().bottom,
    );
    expect(gap).toBeGreaterThanOrEqual(0);
  });
});

it('shows page and project in the document title', async () => {
  const { project } = await client.call<{ project: { id: string; name: string } }>('POST', '/api/projects/example');
  for (const [path, title] of [
    ['/', 'Home · Filiz'],
    [`/project/${project.id}/tools/persona`, `Persona Analysis · ${project.name} · Filiz`],
    [`/project/${project.id}/settings/access`, `Access · ${project.name} · Filiz`],
  ] as const) {
    await goTo(path);
    await expect.poll(() => page.title()).toBe(title);
  }
});

it('has a skip link past bar and menu', async () => {
  await goTo('/user/projects');
  await heading('Projects').waitFor();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await page.keyboard.press('Enter');
  expect(await hasFocus(heading('Projects'))).toBe(true);
});

it('loads the configuration before rendering a page, so that the model banner causes no layout shift', async () => {
  await visit();
  // Longer than a page that does not wait would take.
  await page.route('**/api/configuration', async (route) => {
    await new Promise((wait) => setTimeout(wait, 1000));
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    const model = { kind: 'built-in', name: 'built-in' };
    await route.fulfill({ response, json: { data: { ...data, model } } });
  });
  await page.addInitScript(() => {
    const pushed = () => document.querySelector('h1') && !document.querySelector('main details');
    new MutationObserver(() => {
      if (pushed()) document.documentElement.dataset['pushed'] = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/create-project');
  await heading('New project').waitFor();
  await page.getByText('No AI model is connected.').waitFor();
  expect(await page.locator('html').getAttribute('data-pushed')).toBeNull();
});

it('scrolls the selected settings tab into view, also at a zoom of 400 %', async () => {
  const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects/example');
  await goTo(`/project/${project.id}/settings/actions`, { width: 320, height: 640 });
  const tab = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Settings' });
  await tab.waitFor();
  const rightEdge = async () => {
    const box = await tab.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect.poll(rightEdge).toBeLessThanOrEqual(320);
});

it('opens a workspace by a click anywhere on its row, and small links have large targets', async () => {
  await visit({}, false);
  const context = await stage.browser.newContext({ ...touchScreen, baseURL: stage.app.url });
  await signIn(context, client);
  page = await context.newPage();
  await page.goto('/user/workspaces');
  const row = page.getByRole('listitem').first();
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  await row.tap({ position: { x: width / 2, y: height - 4 } });
  await page.waitForURL(/\/user\/workspace\//);
  const back = page.getByRole('main').getByRole('link', { name: 'Workspaces' });
  const box = await back.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2 - 21);
  await page.waitForURL('/user/workspaces');
  await context.close();
});

describe('the side menu', () => {
  const opener = () => bar().getByRole('button', { name: 'Open menu' });
  const menu = () => page.getByRole('dialog', { name: 'User menu' });
  beforeEach(async () => {
    await goTo('/user/projects', phone);
    await heading('Projects').waitFor();
    await opener().click();
    await menu().waitFor();
  });

  it('traps the focus, closes with Escape and restores the focus', async () => {
    await expect.poll(() => hasFocus(menu())).toBe(true);
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      expect(await hasFocus(menu())).toBe(true);
    }
    await page.keyboard.press('Escape');
    await menu().waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener())).toBe(true);
  });

  it('closes on navigation, forwards and back', async () => {
    await menu().getByRole('link', { name: 'Workspaces' }).click();
    await heading('Workspaces').waitFor();
    await menu().waitFor({ state: 'detached' });
    await opener().click();
    await menu().waitFor();
    await page.goBack();
    await heading('Projects').waitFor();
    await menu().waitFor({ state: 'detached' });
  });
});

describe('the language', () => {
  it('is the browser’s, else English', async () => {
    await visit({ language: 'tr' }, false);
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('tr');
    const context = await stage.browser.newContext({ baseURL: stage.app.url, locale: 'de-AT' });
    const foreign = await context.newPage();
    await foreign.goto('/login');
    await foreign.getByRole('heading', { level: 1 }).waitFor();
    expect(await foreign.locator('html').getAttribute('lang')).toBe('en');
    await context.close();
  });

  it('is kept in a cookie as long as possible, and changing it reloads the page', async () => {
    const own = await visit();
    await page.goto('/user/balance');
    await heading('Balance').waitFor();
    await page.evaluate(() => void ((window as unknown as { before: boolean }).before = true));
    await languages().getByRole('button', { name: 'Türkçe' }).click();
    await heading('Bakiye').waitFor();
    expect(await page.evaluate(() => 'before' in window)).toBe(false);
    const cookie = (await own.context.cookies()).find(({ name }) => name === 'user-language');
    // Set for 3650 days; Chromium limits cookies to 400.
    expect(cookie).toMatchObject({ value: 'tr', path: '/' });
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeGreaterThan(399);
    await page.goto('/user/projects');
    await heading('Projeler').waitFor();
  });

  it('has its cookie renewed at each visit, also when its value is JSON', async () => {
    const own = await visit({}, false);
    const inAnHour = Date.now() / 1000 + 3600;
    const { hostname: domain } = new URL(stage.app.url);
    await own.context.addCookies([{ name: 'user-language', value: '%22tr%22', domain, path: '/', expires: inAnHour }]);
    await page.goto('/login');
    await heading('Tekrar hoş geldiniz').waitFor();
    const cookie = (await own.context.cookies()).find(({ name }) => name === 'user-language');
    expect(cookie?.value).toBe('tr');
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeGreaterThan(399);
  });

  it('of server messages is the page’s, where the browser prefers an unsupported one', async () => {
    await visit({}, false);
    const context = await stage.browser.newContext({ baseURL: stage.app.url });
    const foreign = await context.newPage();
    const protocol = await context.newCDPSession(foreign);
    const userAgent = await foreign.evaluate(() => navigator.userAgent);
    await protocol.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'de,tr' });
    await foreign.goto('/login');
    await foreign.getByLabel('E-mail').fill('nobody@example.com');
    await foreign.getByLabel('Password', { exact: true }).fill('wrong');
    await foreign.getByRole('button', { name: 'Log in' }).click();
    await foreign.getByText('The e-mail address or the password is not right.').waitFor();
    await context.close();
  });
});

describe('pages before sign-in', () => {
  it.each(['/login', '/register', '/password-reset'])('%s has no bar, but the language switcher', async (path) => {
    await goTo(path, undefined, 'nobody');
    expect(await bar().count()).toBe(0);
    expect(await languages().count()).toBe(1);
  });

  it('/authenticate-with-google has neither', async () => {
    await goTo('/authenticate-with-google', undefined, 'nobody');
    expect(await bar().count()).toBe(0);
    expect(await languages().count()).toBe(0);
  });

  it('return to the requested page, with query and hash', async () => {
    await visit({}, false);
    await page.goto('/create-project?workspace=abc#name');
    await page.waitForURL('/login');
    await page.locator('input[type=email]:focus').waitFor();
    await page.keyboard.type(ada);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('/create-project?workspace=abc#name');
    await page.getByText('Login Successful').waitFor();
  });

  it('are shown when the browser goes back after logging out', async () => {
    await visit({}, false);
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(ada);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('/');
    await page.goto('/user/balance');
    await page.getByRole('link', { name: 'Log out' }).click();
    await page.waitForURL('/login');
    await page.goBack();
    await page.waitForURL('/login');
    await heading('Welcome back').waitFor();
  });

  it('keep the address that was typed, from Login to Password reset and back', async () => {
    await visit({}, false);
    await page.goto('/login');
    const email = page.getByLabel('E-mail');
    await email.fill(ada);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL('/password-reset');
    await expect.poll(() => email.inputValue()).toBe(ada);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.waitForURL('/login');
    await expect.poll(() => email.inputValue()).toBe(ada);
  });
});

it('renders no page before the user has loaded', async () => {
  await visit();
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/api/user/current', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/user/balance');
  await page.getByRole('status').getByText('Loading').waitFor();
  expect(await bar().count()).toBe(0);
  answer();
  await heading('Balance').waitFor();
  expect(await bar().count()).toBe(1);
});

it('starts each page at its top, and restores the scroll position on going back', async () => {
  for (let number = 1; number <= 14; number += 1)
    await client.call('POST', '/api/workspaces', { name: `Workspace ${number}` });
  await visit({ width: 820, height: 500 });
  await page.goto('/user/workspaces');
  const last = page.getByRole('link', { name: 'Workspace 14' });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await last.click();
  await heading('Workspace 14').waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await last.waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

it('shows "not found" within the frame', async () => {
  await goTo('/nowhere/at/all');
  await heading('This page does not exist').waitFor();
  expect(await bar().isVisible()).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await heading(/Bartholomew/).waitFor();
});

describe('a page whose code fails to load', () => {
  const broken = '**/assets/UserBalance-*.js';

  it('leaves bar and menu usable, and can be retried', async () => {
    await visit();
    await page.goto('/user/projects');
    await heading('Projects').waitFor();
    await page.route(broken, (route) => route.abort());
    await page.getByRole('link', { name: 'Balance' }).click();
    await page.getByRole('alert').getByText('An error occurred; please try again later.').waitFor();
    await bar().getByRole('link', { name: 'Filiz, home' }).click();
    await heading(/Bartholomew/).waitFor();

    await page.goto('/user/balance');
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
    await page.unroute(broken);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await heading('Balance').waitFor();
  });

  it('reports that the server is unreachable, and waits until it is back', async () => {
    const own = await visit();
    await page.goto('/user/projects');
    await heading('Projects').waitFor();
    await untilDrawn(page);
    await own.context.setOffline(true);
    await page.getByRole('link', { name: 'Balance' }).click();
    const alert = page.getByRole('alert').getByText('The server cannot be reached.');
    await alert.waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await alert.waitFor();
    expect(await bar().isVisible()).toBe(true);
    await own.context.setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await heading('Balance').waitFor();
  });

  it('reloads when a new version has been deployed', async () => {
    await visit();
    await page.goto('/user/projects');
    await heading('Projects').waitFor();
    await page.route(broken, (route) => route.fulfill({ status: 404, body: 'gone' }), { times: 1 });
    await page.route(
      (url) => url.pathname === '/',
      (route) =>
        route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/newer.js"></script>' }),
      { times: 1 },
    );
    await page.getByRole('link', { name: 'Balance' }).click();
    await heading('Balance').waitFor();
  });
});

it('draws borders in forced-colours mode, so that controls are visible', async () => {
  const own = await visit();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/user/home');
  const line = (target: Locator) =>
    target.evaluate((element) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
      return `${borderTopWidth} ${borderTopStyle}`;
    });
  const theme = page.getByRole('main').getByRole('switch', { name: 'Dark theme' }).last();
  await theme.waitFor();
  expect(await line(theme.locator('> span').last())).toBe('1px solid');
  expect(await line(page.getByRole('link', { name: 'Edit profile' }))).toBe('1px solid');
  await openScreen(own, '/create-project');
  expect(await line(page.locator('div:has(> textarea)'))).toBe('1px solid');
});

it('follows the theme of the device where somebody wants that, also from the first paint on', async () => {
  await visit();
  await page.goto('/user/home');
  const [dark, likeDevice] = ['Dark theme', 'Light or dark like this device'].map((name) =>
    page.getByRole('main').getByRole('switch', { name }).last(),
  ) as [Locator, Locator];
  const isDark = () => page.evaluate(() => document.documentElement.dataset['theme'] === 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await likeDevice.waitFor();
  expect(await isDark()).toBe(false);
  await likeDevice.click();
  expect(await isDark()).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(isDark).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(isDark).toBe(true);
  // Whoever chooses, has chosen.
  await dark.click();
  expect(await likeDevice.getAttribute('aria-checked')).toBe('false');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await isDark()).toBe(false);
});

it('says in an older browser which ones will do', async () => {
  const own = await visit({}, false);
  await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'isWellFormed'));
  await page.goto('/login');
  await page.getByText('It needs Chrome or Edge 111, Firefox 128, Safari 16.4').waitFor();
  await page.getByText('Chrome veya Edge 111, Firefox 128, Safari 16.4').waitFor();
  expect(await page.locator('#root, button').count()).toBe(0);
  expect(own.complaints).toEqual([]);
});

describe('a page that the browser translates', () => {
  /** Puts a font in the place of each text, also of those that come later, as Chrome's translation does. */
  function translate(): void {
    const translated = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, head, svg')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    };
    new MutationObserver(() => translated(document)).observe(document, { childList: true, subtree: true });
  }

  const invalid = () => page.locator('[aria-invalid=true]').first();

  it('says what is missing on the pages before sign-in', async () => {
    const own = await visit({}, false);
    await page.addInitScript(translate);
    for (const [path, press] of [
      ['/register', 'Create account'],
      ['/login', 'Log in'],
      ['/password-reset', 'Send verification code'],
    ] as const) {
      await openScreen(own, path);
      await page.getByRole('button', { name: press, exact: true }).click();
      await invalid().waitFor();
    }
    expect(own.complaints).toEqual([]);
  });

  it('saves what is typed, drafts, and leads from page to page', async () => {
    const { project, generation } = await client.call<{ project: { id: string }; generation: { id: string } }>(
      'POST',
      '/api/projects',
      { name: 'Blue Box', description: 'Parcel lockers at corner shops. Neighbours pick parcels up after work.' },
    );
    await client.finish(generation.id);
    const own = await visit();
    await page.addInitScript(translate);
    await openScreen(own, '/create-project');
    await page
      .getByRole('button', { name: /^Create/ })
      .last()
      .click();
    await invalid().waitFor();

    await openScreen(own, `/project/${project.id}/settings/about?mode=fields`);
    const name = page.getByRole('textbox', { name: /name/i }).first();
    await name.fill('Green Box');
    await page.getByRole('button', { name: 'Approve draft' }).click();
    await page.getByText('Everything is saved').first().waitFor();
    expect(await client.call('GET', `/api/projects/${project.id}/toolsets/about`)).toMatchObject({
      content: { name: 'Green Box' },
    });
    await page.getByRole('link', { name: 'Project Information' }).first().click();
    await heading('Project Information').waitFor();
    await page.getByRole('button', { name: 'Approve draft' }).click();
    await page.getByText('Everything is saved').first().waitFor();

    await page.getByRole('link', { name: /^Next toolset/ }).click();
    await heading('Stakeholder Analysis').waitFor();
    await page.getByRole('button', { name: /^Draft it for me/ }).click();
    await page.getByText('AI draft, not saved yet').first().waitFor();
    await page.getByRole('button', { name: 'Approve draft' }).click();
    await page.getByText('Everything is saved').first().waitFor();
    await page.getByRole('link', { name: 'Green Box' }).first().click();
    await heading('Green Box').waitFor();
    await openScreen(own, '/user/balance');
    await heading('Balance').waitFor();
    expect(own.complaints).toEqual([]);
  });
});
