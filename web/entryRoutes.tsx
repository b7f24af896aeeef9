import type { RouteObject } from 'react-router-dom';

import { ErrorView } from './shell/ErrorView.tsx';
import { LoadingView } from './shell/LoadingView.tsx';
import { Root } from './shell/Root.tsx';
import { loadConfiguration } from './stores/configuration.ts';

/** Within it stand the routes of all other pages as well. */
export const rootId = 'root';

/** The pages that people without a session begin with. */
export const entryRoutes: RouteObject[] = [
  {
    id: rootId,
    element: <Root />,
    errorElement: <ErrorView />,
    hydrateFallbackElement: <LoadingView />,
    children: [
      {
        lazy: () => import('./shell/EntryFrame.tsx'),
        handle: { public: true },
        // Loaded before the page (sign-in methods, whether a model is configured), to avoid layout shift.
        loader: async () => (await loadConfiguration(), null),
        children: [
          {
            errorElement: <ErrorView />,
            children: [
              { path: 'login', lazy: () => import('./scenes/login/Login.tsx') },
              { path: 'register', lazy: () => import('./scenes/register/Register.tsx') },
              { path: 'password-reset', lazy: () => import('./scenes/password-reset/PasswordReset.tsx') },
            ],
          },
        ],
      },
    ],
  },
];
