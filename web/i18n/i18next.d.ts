import 'i18next';
import type app from './locales/en/app.json';
import type billing from './locales/en/billing.json';
import type brand from './locales/en/brand.json';
import type creation from './locales/en/creation.json';
import type door from './locales/en/door.json';
import type editing from './locales/en/editing.json';
import type entry from './locales/en/entry.json';
import type evidence from './locales/en/evidence.json';
import type exporting from './locales/en/exports.json';
import type google from './locales/en/google.json';
import type home from './locales/en/home.json';
import type imports from './locales/en/imports.json';
import type live from './locales/en/live.json';
import type many from './locales/en/many.json';
import type notifications from './locales/en/notifications.json';
import type present from './locales/en/present.json';
import type questions from './locales/en/questions.json';
import type sandbox from './locales/en/sandbox.json';
import type settings from './locales/en/settings.json';
import type sharing from './locales/en/sharing.json';
import type sources from './locales/en/sources.json';
import type standing from './locales/en/standing.json';
import type story from './locales/en/story.json';
import type user from './locales/en/user.json';
import type versions from './locales/en/versions.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: false;
    resources: {
      translation: typeof entry &
        typeof app &
        typeof billing &
        typeof brand &
        typeof creation &
        typeof door &
        typeof editing &
        typeof evidence &
        typeof exporting &
        typeof google &
        typeof home &
        typeof imports &
        typeof live &
        typeof many &
        typeof notifications &
        typeof present &
        typeof questions &
        typeof sandbox &
        typeof settings &
        typeof sharing &
        typeof sources &
        typeof standing &
        typeof story &
        typeof user &
        typeof versions;
    };
  }
}
