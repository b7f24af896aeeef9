import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import { Notice } from '#web/components/Notice.tsx';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

/** Lists the required dependencies without saved content, with links to them. */
export function MissingDependencies({ missing }: { missing: readonly string[] }) {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  if (missing.length === 0) return null;
  return (
    <Notice kind="advice" title={t('toolset.missingDependencies')}>
      <ul className="flex flex-col">
        {missing.map((one) => (
          <li key={one}>
            <Link to={toolsetPath(id, one)} className="inline-block py-1 font-semibold underline underline-offset-4">
              {titleOf(one)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
