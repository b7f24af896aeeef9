import { existsSync } from 'node:fs';

// The headless shell does all that pages need, for a quarter less processor time than the whole browser without a
// window.
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of the machine's own Chromium; undefined lets Playwright choose. */
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
