import { useTranslation } from 'react-i18next';

import type { ToolsetStatus } from '#engine/protocol/project.ts';
import { SentenceWith } from '#web/i18n/SentenceWith.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

import { describeMeasured } from './describeMeasured.ts';

type Fall = Pick<ToolsetStatus['fallen'][number], 'text' | 'reason' | 'measured'>;

/** Which claim fell, and by what: the figures of its test, or a source that was removed. */
export function FallenSentence({ fall: { text, reason, measured } }: { fall: Fall }) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  const figures = measured && describeMeasured(measured, t);
  return (
    <SentenceWith written={text} lang={lang}>
      {(claim) => {
        if (reason === 'source-removed') return t('evidence.sourceRemoved', { claim });
        return figures ? t('evidence.refutedClaimBy', { claim, figures }) : t('evidence.refutedClaim', { claim });
      }}
    </SentenceWith>
  );
}
