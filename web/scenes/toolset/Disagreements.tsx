import { lazy, Suspense, useMemo } from 'react';

import type { Figures } from '#engine/computed/Figures.ts';
import { findDisagreements } from '#engine/computed/findDisagreements.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

const DisagreementList = lazy(async () => ({ default: (await import('./DisagreementList.tsx')).DisagreementList }));

export interface DisagreementsProps {
  definition: ToolsetDefinition;
  content: ToolsetDocument;
  language: Language;
  figures: Figures;
}

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
