import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { Disagreement } from '#engine/computed/findDisagreements.ts';
import { describeValue } from '#engine/difference/describeValue.ts';
import { describePlace } from '#engine/fields/describePlace.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import { definitions } from '#web/stores/definitions.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';

import type { DisagreementsProps } from './DisagreementsProps.ts';

interface DisagreementListProps extends DisagreementsProps {
  found: readonly Disagreement[];
}

/** Each value that differs from the one it repeats, with a link to that. */
export function DisagreementList({ found, definition, content, language, figures }: DisagreementListProps) {
  const { t } = useTranslation();
  const { projectId } = useSnapshot(toolsetScreen);
  const { summaries } = useSnapshot(definitions);
  const source = useMemo(
    () => new ReadingSource(definition, content, language, {}, figures),
    [definition, content, language, figures],
  );
  return (
    <ul className="mb-6 flex flex-col gap-1 text-sm text-muted">
      {found.map(({ pointer, here, toolset, source: origin, there }) => {
        const title = summaries.find(({ id }) => id === toolset)?.title[language] ?? toolset;
        return (
          <li key={pointer}>
            {t('toolset.disagrees', {
              place: describePlace(pointer, content, definition, language),
              toolset: title,
              here: describeValue(source, pointer, here),
              there: describeValue(source, pointer, there),
            })}{' '}
            <Link
              to={`${toolsetPath(projectId, toolset)}#${encodeURI(origin)}`}
              className="font-semibold text-primary underline underline-offset-2 print:hidden"
            >
              {title}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
