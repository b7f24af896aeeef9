import { useTranslation } from 'react-i18next';

import type { ClaimAnswer } from '#engine/protocol/evidence.ts';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { toolsetPath } from '../toolset/toolsetPath.ts';
import { modeHref } from '../toolset/useToolsetMode.ts';

/** Plans a test of a claim where tests are planned, or leads to the one that there is. */
export function TestClaim({ claim, projectId }: { claim: ClaimAnswer; projectId: string }) {
  const { t } = useTranslation();
  const { id, text, testIn, tests } = claim;
  const [planned] = tests;
  if (planned)
    return (
      <ButtonLink
        size="small"
        look="quiet"
        to={toolsetPath(projectId, planned.toolset) + modeHref('view', planned.pointer)}
      >
        {t('evidence.seeTest')}
      </ButtonLink>
    );
  if (testIn === undefined) return null;
  return (
    <ButtonLink
      size="small"
      to={toolsetPath(projectId, testIn) + modeHref('edit')}
      state={{ testClaim: { id, text } }}
      aria-label={t('evidence.testClaim', { claim: text })}
    >
      {t('evidence.test')}
    </ButtonLink>
  );
}
