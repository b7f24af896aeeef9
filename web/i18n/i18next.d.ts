import 'i18next';

import type words from './locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: false;
    resources: { translation: typeof words };
  }
}
