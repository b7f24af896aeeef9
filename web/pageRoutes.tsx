import { Navigate, type RouteObject } from 'react-router-dom';

import { withWords } from './i18n/withWords.ts';
import type * as SharedPages from './scenes/shared/sharedPages.ts';
import type * as VersionPages from './scenes/versions/versionPages.ts';
import { ErrorView } from './shell/ErrorView.tsx';
import { loadConfiguration } from './stores/configuration.ts';

const open = { public: true };
const loader = async () => (await loadConfiguration(), null);

const userRoutes: RouteObject[] = [
  { index: true, element: <Navigate to="home" replace /> },
  { path: 'home', lazy: () => import('./scenes/user/UserHome.tsx') },
  { path: 'update', lazy: () => import('./scenes/user/UserUpdate.tsx') },
  { path: 'article/:id', lazy: () => import('./scenes/user/ArticleView.tsx') },
  { path: 'change-password', lazy: () => import('./scenes/user/UserChangePassword.tsx') },
  { path: 'balance', lazy: withWords('billing', () => import('./scenes/user/UserBalance.tsx')) },
  { path: 'subscription', lazy: withWords('billing', () => import('./scenes/user/UserSubscription.tsx')) },
  { path: 'projects', lazy: () => import('./scenes/user/UserProjects.tsx') },
  { path: 'projects/deleted', lazy: () => import('./scenes/user/UserDeletedProjects.tsx') },
  { path: 'workspaces', lazy: () => import('./scenes/user/UserWorkspaces.tsx') },
  { path: 'workspace/:id', lazy: () => import('./scenes/user/UserWorkspace.tsx') },
  { path: 'help', lazy: () => import('./scenes/user/UserHelp.tsx') },
  { path: 'logout', lazy: () => import('./scenes/user/UserLogout.tsx') },
];

const versionPage = (name: keyof typeof VersionPages) =>
  withWords('versions', async () => ({ Component: (await import('./scenes/versions/versionPages.ts'))[name] }));

const sharedProject = withWords(
  'sharing',
  // Readings, pictures and slides have the words of the pages behind sign-in.
  withWords('app', () => import('./scenes/shared/SharedProject.tsx')),
);

const sharedPage = (name: keyof typeof SharedPages) => async () => ({
  Component: (await import('./scenes/shared/sharedPages.ts'))[name],
});

const sharedRoutes: RouteObject[] = [
  {
    lazy: sharedPage('SharedLayout'),
    children: [
      {
        errorElement: <ErrorView />,
        children: [
          { index: true, lazy: withWords('standing', sharedPage('SharedPath')) },
          { path: 'tools/:toolset', lazy: sharedPage('SharedToolset') },
        ],
      },
    ],
  },
  // Without the frame of the other pages.
  {
    path: 'present',
    lazy: withWords(
      'standing',
      withWords('present', () => import('./scenes/shared/SharedPresent.tsx')),
    ),
  },
];

const settingsRoutes: RouteObject[] = [
  { index: true, lazy: () => import('./scenes/project/FirstSettings.tsx') },
  {
    path: 'access',
    lazy: withWords(
      'settings',
      // The list of toolsets is that of exports.
      withWords(
        'exports',
        withWords('sharing', () => import('./scenes/project/ProjectAccess.tsx')),
      ),
    ),
  },
  { path: 'delete', lazy: withWords('settings', () => import('./scenes/project/ProjectDeletion.tsx')) },
  { path: 'actions', lazy: withWords('settings', () => import('./scenes/project/ProjectActions.tsx')) },
  { path: 'history', lazy: versionPage('VersionHistory') },
  // Toolsets of the set-up stage.
  { path: ':toolset', lazy: () => import('./scenes/toolset/ToolsetRoute.tsx') },
];

const versionRoutes: RouteObject[] = [
  { index: true, element: <Navigate to="../settings/history" relative="path" replace /> },
  { path: 'of/:toolset', lazy: versionPage('ToolsetVersions') },
  { path: ':version', lazy: versionPage('VersionPage') },
  { path: ':version/compare', lazy: versionPage('VersionCompare') },
  { path: ':version/tools/:toolset', lazy: versionPage('VersionToolset') },
];

const projectRoutes: RouteObject[] = [
  {
    index: true,
    lazy: withWords(
      'standing',
      withWords('many', () => import('./scenes/project/ProjectStanding.tsx')),
    ),
  },
  { path: 'evidence', lazy: withWords('evidence', () => import('./scenes/evidence/ProjectEvidence.tsx')) },
  { path: 'sources', lazy: withWords('sources', () => import('./scenes/sources/ProjectSources.tsx')) },
  {
    path: 'sources/:source',
    // The claims that rest on its words are told as on the page of evidence.
    lazy: withWords(
      'sources',
      withWords('evidence', () => import('./scenes/sources/SourcePage.tsx')),
    ),
  },
  { path: 'story', lazy: withWords('story', () => import('./scenes/story/ProjectStory.tsx')) },
  { path: 'questions', lazy: withWords('questions', () => import('./scenes/questions/ProjectQuestions.tsx')) },
  { path: 'settings', lazy: () => import('./scenes/project/ProjectSettings.tsx'), children: settingsRoutes },
  { path: 'versions', children: versionRoutes },
  { path: 'tools', lazy: withWords('many', () => import('./scenes/project/ProjectPath.tsx')) },
  // By parameter, so that plug-in folders have a page without a new build.
  { path: 'tools/:toolset', lazy: () => import('./scenes/toolset/ToolsetRoute.tsx') },
];

/** All pages but those that come with the first one, within `Root`. */
export const pageRoutes: RouteObject[] = [
  {
    lazy: () => import('./shell/EntryFrame.tsx'),
    handle: open,
    loader,
    children: [
      {
        errorElement: <ErrorView />,
        children: [
          {
            path: 'invitation/:token',
            lazy: withWords('sharing', () => import('./scenes/invitation/Invitation.tsx')),
          },
        ],
      },
    ],
  },
  {
    path: 'authenticate-with-google',
    handle: open,
    loader,
    // It links to pages behind sign-in.
    lazy: withWords(
      'google',
      withWords('app', () => import('./scenes/google/AuthenticateWithGoogle.tsx')),
    ),
  },
  {
    // Without the frame of the other pages.
    path: 'sandbox/:token',
    handle: open,
    lazy: withWords('sandbox', () => import('./scenes/sandbox/Sandbox.tsx')),
  },
  { path: 'shared/:token', handle: open, lazy: sharedProject, children: sharedRoutes },
  { path: 'example', handle: open, lazy: sharedProject, children: sharedRoutes },
  {
    // Without the frame of the other pages.
    path: 'project/:id/present',
    lazy: withWords(
      'standing',
      withWords(
        'present',
        withWords('app', () => import('./scenes/present/Present.tsx')),
      ),
    ),
  },
  {
    loader,
    lazy: withWords('app', () => import('./shell/AppFrame.tsx')),
    children: [
      {
        errorElement: <ErrorView />,
        children: [
          { index: true, lazy: withWords('home', () => import('./scenes/home/Home.tsx')) },
          {
            path: 'create-project',
            lazy: withWords('creation', () => import('./scenes/create-project/CreateProject.tsx')),
          },
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
];
