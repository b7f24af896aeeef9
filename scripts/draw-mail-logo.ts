import { readFileSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright';

import { logoFile } from '#server/mail/toMessage.ts';

import { chromiumArguments, chromiumPath } from '../test/chromium.ts';

// Renders the logo of mails from the one of the pages, at twice its size for high-density screens.
const svg = readFileSync(path.join(import.meta.dirname, '../web/public/logo.svg'), 'utf8');
const size = 42;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage({ viewport: { width: size, height: size }, deviceScaleFactor: 2 });
await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
await page.screenshot({ path: logoFile, omitBackground: true });
await browser.close();
