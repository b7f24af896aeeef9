import { useTranslation } from 'react-i18next';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { describePlace } from '#engine/fields/describePlace.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { SentenceWith } from '#web/i18n/SentenceWith.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

type Fallen = ToolsetState['fallen'][number];

interface FallenReasonProps {
  /** Of one claim. */
  fallen: readonly Fallen[];
  definition: ToolsetDefinition;
  content: ToolsetState['content'];
}

/** A claim that fell, why, and which parts of this document were built on it. */
export function FallenReason({ fallen, definition, content }: FallenReasonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lang = useWrittenLang();
  const [first] = fallen;
  if (!first) return null;
  const places = fallen.map(({ item, pointer }) => describePlace(item || pointer, content ?? {}, definition, language));
  return (
    <span className="wrap-anywhere">
      <SentenceWith written={first.text} lang={lang}>
        {(claim) => t(first.reason === 'refuted' ? 'evidence.refutedClaim' : 'evidence.sourceRemoved', { claim })}
      </SentenceWith>{' '}
      {t('evidence.builtOnIt', { places: [...new Set(places)].join(', ') })}{' '}
    </span>
  );
}
