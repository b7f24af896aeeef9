import type { Preview } from '@storybook/react-vite';

import '../web/styles/theme.css';
import { fallbackLanguage, isLanguage, languages } from '../engine/languages/languages.ts';
import { startI18n } from '../web/i18n/startI18n.ts';
import { addWordsOf } from '../web/i18n/withWords.ts';
import { loadWordsOfParts } from '../web/testing/loadWordsOfParts.ts';

const parts = [
  'app',
  'creation',
  'editing',
  'evidence',
  'exports',
  'google',
  'home',
  'imports',
  'many',
  'present',
  'settings',
  'standing',
  'user',
] as const;

const preview: Preview = {
  globalTypes: {
    theme: { description: 'Theme', toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true } },
    language: { description: 'Language', toolbar: { title: 'Language', items: [...languages], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light', language: fallbackLanguage },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
  loaders: [
    async ({ globals }) => {
      const language = String(globals['language']);
      await startI18n(isLanguage(language) ? language : fallbackLanguage);
      await Promise.all(parts.map(addWordsOf));
      await loadWordsOfParts();
      document.documentElement.dataset['theme'] = String(globals['theme']);
      return {};
    },
  ],
  decorators: [
    (Story) => (
      <div className="bg-surface p-6 text-text">
        <Story />
      </div>
    ),
  ],
};

export default preview;
