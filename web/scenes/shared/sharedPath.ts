/** The page of a share link, or of a toolset in it. */
export const sharedPath = (token: string, toolset?: string) =>
  `/shared/${token}${toolset === undefined ? '' : `/tools/${toolset}`}`;

export function sharedPresentPath(token: string, toolset?: string): string {
  return `/shared/${token}/present${toolset === undefined ? '' : `?toolset=${encodeURIComponent(toolset)}`}`;
}
