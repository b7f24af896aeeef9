import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The machine's own Chromium; undefined leaves the choice to Playwright. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? usualPlaces.find((path) => existsSync(path));
}

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
