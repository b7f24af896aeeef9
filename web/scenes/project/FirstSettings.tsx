import { Navigate } from 'react-router-dom';

import { definitions } from '#web/stores/definitions.ts';

/** The settings open with the first toolset of the set-up stage. */
export function Component() {
  const first = definitions.summaries.find(({ stage }) => stage === 'setup');
  return <Navigate to={first?.id ?? 'access'} replace />;
}
