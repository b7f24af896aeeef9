/** The path of a project's slides, which begin at a toolset's where one is given. */
export function presentPath(projectId: string, toolsetId?: string): string {
  const from = toolsetId === undefined ? '' : `?toolset=${encodeURIComponent(toolsetId)}`;
  return `/project/${projectId}/present${from}`;
}

/** History state of slides that were opened from a page, to which closing them goes back. It survives a reload. */
export const openedFromPage = { isFromPage: true };
