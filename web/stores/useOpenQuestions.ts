import { useSnapshot } from 'valtio';

import { questions } from './questions.ts';

/** How many questions of a project are open; 0 while not known. */
export function useOpenQuestions(projectId: string | null): number {
  const { list, projectId: loaded } = useSnapshot(questions);
  if (!list || loaded !== projectId) return 0;
  return list.filter(({ answered }) => !answered).length;
}
