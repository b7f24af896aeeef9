import { examplePath, toolsPath } from './entryPaths.ts';

export {
  balancePath,
  examplePath,
  homePath,
  loginPath,
  logoutPath,
  passwordResetPath,
  registerPath,
  toolsPath,
} from './entryPaths.ts';

export const createProjectPath = '/create-project';

export const accountPath = '/user/home';
export const profilePath = '/user/update';
export const changePasswordPath = '/user/change-password';
export const subscriptionPath = '/user/subscription';
export const projectsPath = '/user/projects';
export const deletedProjectsPath = '/user/projects/deleted';
export const workspacesPath = '/user/workspaces';
export const helpPath = '/user/help';

export const articlePath = (article: string) => `/user/article/${article}`;
export const workspacePath = (workspace: string) => `/user/workspace/${workspace}`;
export const invitationPath = (token: string) => `/invitation/${token}`;

/** Where a project stands, which opens it. */
export const projectPath = (project: string) => `/project/${project}`;
/** Where it stands, with a decision begun. @param stage that ends with it */
export const decidePath = (project: string, stage = '') => `${projectPath(project)}?decide=${stage}`;
export const evidencePath = (project: string) => `${projectPath(project)}/evidence`;
/** Of a finding of the second reader, on the page of evidence. */
export const findingAddress = (finding: string) => `finding-${finding}`;
export const findingPath = (project: string, finding: string) => `${evidencePath(project)}#${findingAddress(finding)}`;
export const storyPath = (project: string) => `${projectPath(project)}/story`;
export const sourcesPath = (project: string) => `${projectPath(project)}/sources`;
export const questionsPath = (project: string) => `${projectPath(project)}/questions`;
/** Of a toolset that is not of the set-up stage; `toolsetPath` tells them apart. */
export const toolPath = (project: string, toolset: string) => `${toolsPath(project)}/${toolset}`;
/** @param tab a tab's own name, or a toolset of the set-up stage */
export const settingsPath = (project: string, tab: string) => `${projectPath(project)}/settings/${tab}`;
export const historyPath = (project: string) => settingsPath(project, 'history');

const slidesOf = (start: string, toolset?: string) =>
  `${start}/present${toolset === undefined ? '' : `?toolset=${encodeURIComponent(toolset)}`}`;

/** A project's slides, which begin at a toolset's where one is given. */
export const presentPath = (project: string, toolset?: string) => slidesOf(projectPath(project), toolset);

export const versionPath = (project: string, version: string, toolset?: string) =>
  `${projectPath(project)}/versions/${version}${toolset === undefined ? '' : `/tools/${toolset}`}`;
export const toolsetVersionsPath = (project: string, toolset: string) =>
  `${projectPath(project)}/versions/of/${toolset}`;

/** @param to another version, or what is saved now without one @param toolset the only one to compare */
export function comparePath(project: string, version: string, { to = '', toolset = '' } = {}): string {
  const query = new URLSearchParams({ ...(to && { to }), ...(toolset && { toolset }) }).toString();
  return `${versionPath(project, version)}/compare${query && `?${query}`}`;
}

/** In place of a share link's token: the finished example, which needs none. */
export const exampleToken = 'example';
/** The page of a share link or of the example, or of a toolset in it. */
export const sharedPath = (token: string, toolset?: string) =>
  `${token === exampleToken ? examplePath : `/shared/${token}`}${toolset === undefined ? '' : `/tools/${toolset}`}`;
export const sharedPresentPath = (token: string, toolset?: string) => slidesOf(sharedPath(token), toolset);
