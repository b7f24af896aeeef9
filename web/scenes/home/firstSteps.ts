import type { Project, ToolsetStatus } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { createProjectPath, profilePath, projectPath } from '#web/paths.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';

export interface FirstStep {
  key: 'account' | 'example' | 'project' | 'review' | 'path';
  done: boolean;
  /** Link to the step; null for the example before it is created. */
  to: string | null;
}

interface Known {
  /** Also those of others, most recently opened first. */
  projects: readonly Project[];
  /** Statuses of the toolsets in `newestOwn`. */
  statuses: readonly ToolsetStatus[];
  /** In path order. */
  summaries: readonly ToolsetSummary[];
}

/** The most recently opened project that somebody began themselves; others may have invited them to theirs. */
export function newestOwn(projects: readonly Project[]): Project | undefined {
  return projects.find(isOwn);
}

const isOwn = ({ role, isExample }: Project) => role === 'owner' && !isExample;

/** A newcomer's first steps: what they have done themselves, computed from actual data. */
export function firstSteps({ projects, statuses, summaries }: Known): FirstStep[] {
  const example = projects.find(({ isExample }) => isExample);
  const own = projects.filter(isOwn);
  const [newest] = own;
  // Not what their colleagues have saved.
  const savedBy = own.map(({ progress }) => progress.own);
  const setup = new Set(summaries.filter(({ stage }) => stage === 'setup').map(({ id }) => id));
  const onPath = summaries.find(({ id }) => !setup.has(id));
  const draft = statuses.find(({ status, id }) => status === 'generated' && setup.has(id))?.id ?? [...setup][0];
  const project = newest ? projectPath(newest.id) : createProjectPath;
  const toolset = (id: string | undefined) => (newest && id ? toolsetPath(newest.id, id) : project);
  const steps: FirstStep[] = [
    { key: 'account', done: true, to: profilePath },
    { key: 'example', done: example !== undefined, to: example ? projectPath(example.id) : null },
    { key: 'project', done: own.length > 0, to: project },
    { key: 'review', done: savedBy.some(({ setup: first, path }) => first + path > 0), to: toolset(draft) },
    { key: 'path', done: savedBy.some(({ path }) => path > 0), to: toolset(onPath?.id) },
  ];
  // The example is omitted for people who are past it without having one.
  const isOnTheWay = steps.at(-1)?.done === true;
  return steps.filter(({ key, done }) => key !== 'example' || done || !isOnTheWay);
}
