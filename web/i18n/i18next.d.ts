import 'i18next';

import type app from './locales/en/app.json';
import type billing from './locales/en/billing.json';
import type entry from './locales/en/entry.json';
import type evidence from './locales/en/evidence.json';
import type imports from './locales/en/imports.json';
import type live from './locales/en/live.json';
import type sandbox from './locales/en/sandbox.json';
import type sharing from './locales/en/sharing.json';
import type user from './locales/en/user.json';
import type versions from './locales/en/versions.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: false;
    resources: {
      translation: typeof entry &
        typeof app &
        typeof billing &
        typeof evidence &
        typeof imports &
        typeof live &
        typeof sandbox &
        typeof sharing &
        typeof user &
        typeof versions;
    };
  }
}
