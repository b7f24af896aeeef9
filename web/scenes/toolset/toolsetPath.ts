/** The two toolsets that have a fixed place among a project's settings, by the route table. */
const settings = new Set(['about', 'sections']);

export function toolsetPath(projectId: string, toolsetId: string): string {
  return `/project/${projectId}/${settings.has(toolsetId) ? 'settings' : 'tools'}/${toolsetId}`;
}
