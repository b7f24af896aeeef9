import 'i18next';

import type app from './locales/en/app.json';
import type entry from './locales/en/entry.json';
import type user from './locales/en/user.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: false;
    resources: { translation: typeof entry & typeof app & typeof user };
  }
}
