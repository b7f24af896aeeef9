import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ClaimAnswer } from '#engine/protocol/evidence.ts';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { classNames } from '#web/components/classNames.ts';
import { Menu } from '#web/components/Menu.tsx';
import type { MenuEntry } from '#web/components/MenuEntry.ts';
import { StrengthGauge } from '#web/components/StrengthGauge.tsx';
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
  titleOf: (toolset: string) => string;
  /** The claims that are the same. */
  twins: readonly ClaimAnswer[];
  /** What may be done with it. */
  entries: MenuEntry[];
}

/** A row of the register; on a phone a card. */
export function ClaimRow({ claim, number, projectId, titleOf, twins, entries }: ClaimRowProps) {
  const { t } = useTranslation();
  const { state, text, importance, strength } = claim;
  const lang = useWrittenLang();
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
          <span>{t(`evidence.state.${state}`)}</span>
          {state !== 'assumed' && <StrengthGauge strength={strength} label={t('evidence.strength', { strength })} />}
        </span>
      </td>
      <td className={cell}>
        <span className="flex items-center gap-3 text-sm wrap-anywhere">
          <span className="flex min-w-0 flex-1 gap-3">
            <span className="w-7 shrink-0 text-muted tabular-nums">{number}</span>
            <span lang={lang}>{text}</span>
          </span>
          {entries.length > 0 && <Menu label={t('evidence.ties.menu', { claim: text })} entries={entries} />}
        </span>
      </td>
      <td className={`${besideClaim} text-label text-muted desktop:w-38`}>
        <StandsIn claim={claim} projectId={projectId} titleOf={titleOf} />
        {twins.length > 0 && (
          <span className="block">
            <span>{t('evidence.ties.alsoIn')} </span>
            {twins.map((twin, index) => (
              <Fragment key={twin.id}>
                {index > 0 && <span>, </span>}
                <StandsIn claim={twin} projectId={projectId} titleOf={titleOf} />
              </Fragment>
            ))}
          </span>
        )}
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

function StandsIn({ claim, projectId, titleOf }: Pick<ClaimRowProps, 'claim' | 'projectId' | 'titleOf'>) {
  return (
    <Link
      to={toolsetPath(projectId, claim.toolset) + modeHref('picture', claim.pointer)}
      className="underline-offset-4 hover:underline max-desktop:underline"
    >
      {titleOf(claim.toolset)}
    </Link>
  );
}

const cell = 'px-4 py-3 align-middle desktop:first:pl-5 max-desktop:block max-desktop:px-0 max-desktop:py-1';
// On a phone, below and above the claim's text and not its number.
const besideClaim = `${cell} max-desktop:pl-10`;
