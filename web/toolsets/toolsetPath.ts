import { settingsPath, toolPath } from '#web/paths.ts';
import { definitions } from '#web/stores/definitions.ts';

/** The path of a toolset's page: under `settings` for the set-up stage, else under `tools`. */
export function toolsetPath(projectId: string, toolsetId: string): string {
  const isSetup = definitions.summaries.some(({ id, stage }) => id === toolsetId && stage === 'setup');
  return isSetup ? settingsPath(projectId, toolsetId) : toolPath(projectId, toolsetId);
}
