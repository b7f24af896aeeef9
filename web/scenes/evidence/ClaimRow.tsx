import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { classNames } from '#web/components/classNames.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { ScorePips } from '#web/reading/ScorePips.tsx';
import { describeSupport } from '#web/toolsets/describeSupport.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';

interface ClaimRowProps {
  claim: ClaimAnswer;
  /** Its place in the register, and on the map. */
  number: number;
  projectId: string;
  /** Of the toolset it stands in. */
  title: string;
}

/** A row of the register; on a phone a card. */
export function ClaimRow({ claim, number, projectId, title }: ClaimRowProps) {
  const { t } = useTranslation();
  const { state, text, toolset, pointer, importance } = claim;
  const isOpen = state === 'assumed' || state === 'contested';
  return (
    <tr className="border-t border-outline max-desktop:block max-desktop:px-4 max-desktop:py-4">
      <td className={`${besideClaim} desktop:w-34`}>
        <span
          className={classNames(
            'flex items-center gap-2 text-label font-medium',
            isOpen ? 'text-tertiary' : 'text-text',
          )}
        >
          <ClaimMark state={state} />
          {t(`evidence.state.${state}`)}
        </span>
      </td>
      <td lang={useWrittenLang()} className={cell}>
        <span className="flex gap-3 text-sm wrap-anywhere">
          <span className="w-5 shrink-0 text-muted tabular-nums">{number}</span>
          {text}
        </span>
      </td>
      <td className={`${besideClaim} text-label text-muted desktop:w-38`}>
        <Link
          to={toolsetPath(projectId, toolset) + modeHref('view', pointer)}
          className="underline-offset-4 hover:underline max-desktop:underline"
        >
          {title}
        </Link>
      </td>
      <td className={`${besideClaim} text-label text-muted desktop:w-40`}>{describeSupport(claim, t)}</td>
      <td className={`${besideClaim} text-label desktop:w-34`}>
        {importance === undefined ? (
          <span className="text-muted">{t('evidence.noImportance')}</span>
        ) : (
          <ScorePips score={{ value: Math.round(importance), from: 1, to: 5 }} />
        )}
      </td>
    </tr>
  );
}

const cell = 'px-4 py-3 align-middle desktop:first:pl-5 max-desktop:block max-desktop:px-0 max-desktop:py-1';
// On a phone, below and above the claim's text and not its number.
const besideClaim = `${cell} max-desktop:pl-8`;
