import { useTranslation } from 'react-i18next';

import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import type { ClaimToTest } from '#web/toolsets/ClaimToTest.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';

/** Plans a test of a claim where tests are planned, or leads to the one that there is. */
export function TestClaim({ claim, projectId }: { claim: ClaimAnswer; projectId: string }) {
  const { t } = useTranslation();
  const { id, text, importance, strength, testIn, tests } = claim;
  const [planned] = tests;
  if (planned)
    return (
      <ButtonLink
        size="small"
        look="quiet"
        to={toolsetPath(projectId, planned.toolset) + modeHref('picture', planned.pointer)}
      >
        {t('evidence.seeTest')}
      </ButtonLink>
    );
  if (testIn === undefined) return <p className="max-w-44 shrink-0 text-xs text-muted">{t('evidence.untestable')}</p>;
  return (
    <ButtonLink
      size="small"
      to={toolsetPath(projectId, testIn) + modeHref('fields')}
      state={{ testClaim: { id, text, importance, strength } satisfies ClaimToTest }}
      aria-label={t('evidence.testClaim', { claim: text })}
    >
      {t('evidence.test')}
    </ButtonLink>
  );
}
