import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright';

import { chromiumArguments, chromiumPath } from '../chromium.ts';
import { delayPage } from '../jitter/delayPage.ts';
import { jitter } from '../jitter/jitter.ts';
import { pressWhatIsStill } from './pressWhatIsStill.ts';

/** A person's browser window, and the errors in it. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught exceptions, CSP violations and answers of 500 and above. */
  complaints: string[];
  /** Answers of 400 and above, and requests that failed without being aborted by the page. */
  failedRequests: string[];
  /** Requests whose answer has not arrived in full. */
  pending: () => number;
  close(): Promise<void>;
}

export interface VisitorOptions {
  language?: 'en' | 'tr';
  theme?: 'light' | 'dark';
  width?: number;
  height?: number;
  /** A finger instead of a mouse. */
  hasTouch?: boolean;
}

const visitors = new WeakMap<Page, Visitor>();

/** What went wrong in a page, for diagnosing a failed test. */
export function troublesOf(page: Page): string[] {
  const { complaints = [], failedRequests = [] } = visitors.get(page) ?? {};
  return [...complaints, ...failedRequests];
}

// Shorter than the end-to-end tests' timeout, so that the error names the locator.
const actionTimeout = 60_000; // milliseconds

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
}

export async function openVisitor(
  browser: Browser,
  baseURL: string,
  { language = 'en', theme = 'light', width = 1280, height = 900, hasTouch = false }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch,
    isMobile: hasTouch,
    locale: language === 'tr' ? 'tr-TR' : 'en-US',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(actionTimeout);
  if (jitter > 0) await context.addInitScript(delayPage, jitter);
  await context.addInitScript((chosen) => {
    if (!localStorage.getItem('displayStoreKey'))
      localStorage.setItem('displayStoreKey', JSON.stringify({ theme: chosen }));
  }, theme);
  const page = await context.newPage();
  pressWhatIsStill(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // The browser's own line about an answer of 400 and more; such answers are judged below.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) complaints.push(`console: ${message.text()}`);
  });
  const failedRequests: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
    if (response.status() >= 400) failedRequests.push(`${response.status()} ${response.url()}`);
  });
  const pending = new Set<Request>();
  // What a page follows as long as it is open never arrives in full.
  const isFollowed = (request: Request) => /\/api\/projects\/[^/]+\/events$/.test(request.url());
  page.on('request', (request) => isFollowed(request) || pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') failedRequests.push(`${reason} ${request.url()}`);
  });
  const visitor = {
    page,
    context,
    complaints,
    failedRequests,
    pending: () => pending.size,
    close: () => context.close(),
  };
  visitors.set(page, visitor);
  return visitor;
}
