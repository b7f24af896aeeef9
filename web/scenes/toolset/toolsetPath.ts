import { definitions } from '../../stores/definitions.ts';

/** Where a toolset's page is: those of the set-up stage stand among the project's settings, all others among its tools. */
export function toolsetPath(projectId: string, toolsetId: string): string {
  const isSetup = definitions.summaries.some(({ id, stage }) => id === toolsetId && stage === 'setup');
  return `/project/${projectId}/${isSetup ? 'settings' : 'tools'}/${toolsetId}`;
}
