import { Navigate, type RouteObject } from 'react-router-dom';

import { addWordsOf } from './i18n/startI18n.ts';
import { ErrorView } from './shell/ErrorView.tsx';
import { LoadingView } from './shell/LoadingView.tsx';
import { Root } from './shell/Root.tsx';
import { loadConfiguration } from './stores/configuration.ts';

const open = { public: true };
/** Loaded before the page (sign-in methods, whether a model is configured), to avoid layout shift. */
const loader = async () => (await loadConfiguration(), null);

/** Loads the texts of a part of the product together with its page. */
function withWords<Page>(part: 'app' | 'user', load: () => Promise<Page>): () => Promise<Page> {
  return async () => (await Promise.all([load(), addWordsOf(part)]))[0];
}

const userRoutes: RouteObject[] = [
  { index: true, element: <Navigate to="home" replace /> },
  { path: 'home', lazy: () => import('./scenes/user/UserHome.tsx') },
  { path: 'update', lazy: () => import('./scenes/user/UserUpdate.tsx') },
  { path: 'article/:id', lazy: () => import('./scenes/user/ArticleView.tsx') },
  { path: 'change-password', lazy: () => import('./scenes/user/UserChangePassword.tsx') },
  { path: 'balance', lazy: () => import('./scenes/user/UserBalance.tsx') },
  { path: 'subscription', lazy: () => import('./scenes/user/UserSubscription.tsx') },
  { path: 'projects', lazy: () => import('./scenes/user/UserProjects.tsx') },
  { path: 'workspaces', lazy: () => import('./scenes/user/UserWorkspaces.tsx') },
  { path: 'workspace/:id', lazy: () => import('./scenes/user/UserWorkspace.tsx') },
  { path: 'help', lazy: () => import('./scenes/user/UserHelp.tsx') },
  { path: 'logout', lazy: () => import('./scenes/user/UserLogout.tsx') },
];

const settingsRoutes: RouteObject[] = [
  { index: true, lazy: () => import('./scenes/project/FirstSettings.tsx') },
  { path: 'access', lazy: () => import('./scenes/project/ProjectAccess.tsx') },
  { path: 'actions', lazy: () => import('./scenes/project/ProjectActions.tsx') },
  // Toolsets of the set-up stage.
  { path: ':toolset', lazy: () => import('./scenes/toolset/ToolsetRoute.tsx') },
];

const projectRoutes: RouteObject[] = [
  { index: true, lazy: () => import('./scenes/project/ProjectPath.tsx') },
  { path: 'evidence', lazy: () => import('./scenes/evidence/ProjectEvidence.tsx') },
  { path: 'settings', lazy: () => import('./scenes/project/ProjectSettings.tsx'), children: settingsRoutes },
  { path: 'tools', element: <Navigate to=".." relative="path" replace /> },
  // By parameter, so that plug-in folders have a page without a new build.
  { path: 'tools/:toolset', lazy: () => import('./scenes/toolset/ToolsetRoute.tsx') },
];

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorView />,
    hydrateFallbackElement: <LoadingView />,
    children: [
      {
        lazy: () => import('./shell/EntryFrame.tsx'),
        handle: open,
        loader,
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
      {
        path: 'authenticate-with-google',
        handle: open,
        loader,
        // It links to pages behind sign-in.
        lazy: withWords('app', () => import('./scenes/google/AuthenticateWithGoogle.tsx')),
      },
      {
        // Without the frame of the other pages.
        path: 'project/:id/present',
        lazy: withWords('app', () => import('./scenes/present/Present.tsx')),
      },
      {
        loader,
        lazy: withWords('app', () => import('./shell/AppFrame.tsx')),
        children: [
          {
            errorElement: <ErrorView />,
            children: [
              { index: true, lazy: () => import('./scenes/home/Home.tsx') },
              { path: 'create-project', lazy: () => import('./scenes/create-project/CreateProject.tsx') },
              {
                path: 'user',
                lazy: withWords('user', () => import('./scenes/user/User.tsx')),
                children: userRoutes,
              },
              {
                path: 'project/:id',
                lazy: () => import('./scenes/project/Project.tsx'),
                children: projectRoutes,
              },
              { path: '*', lazy: () => import('./scenes/not-found/NotFound.tsx') },
            ],
          },
        ],
      },
    ],
  },
];
