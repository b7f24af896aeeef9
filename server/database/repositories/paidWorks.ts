import type { Connection } from '../Database.ts';

/** What tokens were taken for. */
export interface PaidWork {
  projectId: string;
  projectName: string;
  /** In the order of the steps. */
  toolsets: string[];
}

interface Columns {
  id: string;
  project_id: string;
  name: string;
  toolset_id: string;
}

/** The works of generations by their id; none for those whose project is deleted. */
export async function findPaidWorks(
  connection: Connection,
  generationIds: readonly string[],
): Promise<Map<string, PaidWork>> {
  const rows: Columns[] = await connection('generations')
    .join('projects', 'projects.id', 'generations.project_id')
    .join('generation_steps', 'generation_steps.generation_id', 'generations.id')
    .whereIn('generations.id', [...new Set(generationIds)])
    .orderBy(['generations.id', 'generation_steps.position'])
    .select('generations.id', 'generations.project_id', 'projects.name', 'generation_steps.toolset_id');
  const works = new Map<string, PaidWork>();
  for (const row of rows) {
    const work = works.get(row.id) ?? { projectId: row.project_id, projectName: row.name, toolsets: [] };
    work.toolsets.push(row.toolset_id);
    works.set(row.id, work);
  }
  return works;
}
