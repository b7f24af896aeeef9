import { lazy, Suspense, useMemo } from 'react';

import { findDisagreements } from '#engine/computed/findDisagreements.ts';

import type { DisagreementsProps } from './DisagreementsProps.ts';

const DisagreementList = lazy(async () => ({ default: (await import('./DisagreementList.tsx')).DisagreementList }));

/** The values that differ from those of other toolsets that they repeat, as a quiet note. Few documents have any. */
export function Disagreements(props: DisagreementsProps) {
  const { definition, content, figures } = props;
  const found = useMemo(() => findDisagreements(content, definition.manifest, figures), [content, definition, figures]);
  if (found.length === 0) return null;
  return (
    <Suspense>
      <DisagreementList {...props} found={found} />
    </Suspense>
  );
}
