import './styles/theme.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { chosenLanguage } from './i18n/language.ts';
import { startI18n } from './i18n/startI18n.ts';
import { routes } from './routes.tsx';
import { outliveTranslation } from './shell/outliveTranslation.ts';

const language = chosenLanguage();
document.documentElement.lang = language;
await startI18n(language);

outliveTranslation();
// olderBrowser.js takes it away.
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes, { basename: '/' })} />
    </StrictMode>,
  );
