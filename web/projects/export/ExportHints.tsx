import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ExportCheck } from '#engine/protocol/export.ts';
import { type ExportFormat, exportFormats } from '#engine/protocol/exportFormats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { formatLooks } from './formatLooks.ts';
import { scriptNames } from './scriptNames.ts';

interface ExportHintsProps extends Pick<ExportCheck, 'lost' | 'unshown'> {
  projectId: string;
  format: ExportFormat;
  /** Whether what is exported is what is saved now, and can be mended. */
  isPresent: boolean;
  onClose: () => void;
}

/** What the file will not say, told before it is written. */
export function ExportHints({ projectId, format, isPresent, lost, unshown, onClose }: ExportHintsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleOf = useToolsetTitle();
  const letters = [...scriptNames(unshown.scripts, language), ...unshown.signs].join(', ');
  const boxed = letters !== '' && formatLooks[format].unshown;
  // In data the references stand as they are.
  const isLost = lost.length > 0 && !exportFormats[format].isWhole;
  return (
    // A region that says what comes into it, so it is there from the beginning.
    <div role="status" className="flex flex-col gap-3 text-sm empty:hidden">
      {isLost && (
        <details className="rounded-2xl bg-secondary-tonal px-4 py-2 text-on-secondary-tonal">
          <summary className="cursor-pointer py-1">{t('exports.lost', { count: lost.length })}</summary>
          <ul className="flex flex-col gap-1 py-1 wrap-anywhere">
            {lost.map(({ toolset, pointer, place }) => (
              <li key={toolset + pointer}>
                {isPresent ? (
                  <Link
                    to={toolsetPath(projectId, toolset) + modeHref('picture', pointer)}
                    className="underline underline-offset-4"
                    onClick={onClose}
                  >
                    {titleOf(toolset)}: {place}
                  </Link>
                ) : (
                  `${titleOf(toolset)}: ${place}`
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      {boxed && (
        <p className="rounded-2xl bg-secondary-tonal px-4 py-3 text-on-secondary-tonal">{t(boxed, { letters })}</p>
      )}
    </div>
  );
}
