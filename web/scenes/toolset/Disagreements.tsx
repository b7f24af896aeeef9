import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { Figures } from '#engine/computed/Figures.ts';
import { findDisagreements } from '#engine/computed/findDisagreements.ts';
import { describeValue } from '#engine/difference/describeValue.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import { describePlace } from '#engine/toolset/describePlace.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { definitions } from '../../stores/definitions.ts';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';
import { toolsetPath } from './toolsetPath.ts';

interface DisagreementsProps {
  definition: ToolsetDefinition;
  content: ToolsetDocument;
  language: Language;
  figures: Figures;
}

/** The values that differ from those of other toolsets that they repeat, as a quiet note. */
export function Disagreements({ definition, content, language, figures }: DisagreementsProps) {
  const { t } = useTranslation();
  const { projectId } = useSnapshot(toolsetScreen);
  const { summaries } = useSnapshot(definitions);
  const found = useMemo(() => findDisagreements(content, definition.manifest, figures), [content, definition, figures]);
  const source = useMemo(
    () => new ReadingSource(definition, content, language, {}, figures),
    [definition, content, language, figures],
  );
  if (found.length === 0) return null;
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
