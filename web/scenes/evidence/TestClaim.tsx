import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { project } from '#web/stores/project.ts';
import type { ClaimToTest } from '#web/toolsets/ClaimToTest.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';

/** Plans a test of a claim, on the project’s path if it can be, or leads to the one that there is. */
export function TestClaim({ claim, projectId }: { claim: ClaimAnswer; projectId: string }) {
  const { t } = useTranslation();
  const { toolsets } = useSnapshot(project);
  const { id, text, importance, strength, testIn, tests } = claim;
  const path = toolsets.filter(({ onPath }) => onPath).map((step) => step.id);
  const planIn = testIn.find((one) => path.includes(one)) ?? testIn[0];
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
  if (planIn === undefined) return <p className="max-w-44 shrink-0 text-xs text-muted">{t('evidence.untestable')}</p>;
  return (
    <ButtonLink
      size="small"
      to={toolsetPath(projectId, planIn) + modeHref('fields')}
      state={{ testClaim: { id, text, importance, strength } satisfies ClaimToTest }}
      aria-label={t('evidence.testClaim', { claim: text })}
    >
      {t('evidence.test')}
    </ButtonLink>
  );
}
