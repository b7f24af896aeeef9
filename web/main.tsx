import './styles/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import { createRouter, preloadPages } from './createRouter.ts';
import { chosenLanguage } from './i18n/language.ts';
import { startI18n } from './i18n/startI18n.ts';
import { outliveTranslation } from './shell/outliveTranslation.ts';

const language = chosenLanguage();
document.documentElement.lang = language;
preloadPages(window.location.pathname);
await startI18n(language);

outliveTranslation();
// olderBrowser.js takes it away.
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  );
