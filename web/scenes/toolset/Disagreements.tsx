import { useMemo } from 'react';

import { findDisagreements } from '#engine/computed/findDisagreements.ts';

import { DisagreementList } from './DisagreementList.tsx';
import type { DisagreementsProps } from './DisagreementsProps.ts';

/** The values that differ from those of other toolsets that they repeat, as a quiet note. Few documents have any. */
export function Disagreements(props: DisagreementsProps) {
  const { definition, content, figures } = props;
  const found = useMemo(() => findDisagreements(content, definition.manifest, figures), [content, definition, figures]);
  if (found.length === 0) return null;
  return <DisagreementList {...props} found={found} />;
}
