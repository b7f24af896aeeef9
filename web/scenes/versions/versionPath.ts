export const historyPath = (projectId: string) => `/project/${projectId}/settings/history`;

export const versionPath = (projectId: string, version: string, toolset?: string) =>
  `/project/${projectId}/versions/${version}${toolset === undefined ? '' : `/tools/${toolset}`}`;

/** @param to another version, or what is saved now without one @param toolset the only one to compare */
export function comparePath(projectId: string, version: string, { to = '', toolset = '' } = {}): string {
  const query = new URLSearchParams({ ...(to && { to }), ...(toolset && { toolset }) }).toString();
  return `${versionPath(projectId, version)}/compare${query && `?${query}`}`;
}
