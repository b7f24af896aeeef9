import { useTranslation } from 'react-i18next';

import type { Standing } from '#engine/protocol/standing.ts';
import { unconfirmedMark, unconfirmedWords } from '#engine/reading/unconfirmedWords.ts';
import { formatFigure } from '#engine/units/formatFigure.ts';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { classNames } from '#web/components/classNames.ts';
import { formatLongDate } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { UnconfirmedMark } from '#web/reading/unconfirmed/UnconfirmedMark.tsx';

import { SlideRule } from './SlideRule.tsx';

const mostFigures = 2;
// Of the claims on a sheet.
const lettersInLine = 48;
const mostLines = 10;

/** Where the project stands: what it is, what was decided, and what is known of what matters most. */
export function StandingSlide({ standing: { summary, summaryAt, decision, figures, claims } }: { standing: Standing }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lang = useWrittenLang();
  const lines = claims.reduce((sum, { text }) => sum + Math.ceil(text.length / lettersInLine), 0);
  return (
    <div className="flex min-h-full flex-col gap-6 p-6 max-sm:pb-24 sm:gap-[2.5em] sm:px-[5em] sm:py-[4.5em]">
      <div className="flex flex-col gap-3 sm:gap-[1.25em]">
        <SlideRule />
        <h2 className="font-semibold text-(--picture-quiet) sm:text-[1.9em]">{t('standing.title')}</h2>
        <p
          lang={lang}
          className="text-2xl font-semibold tracking-tight wrap-anywhere text-pretty sm:line-clamp-3 sm:text-[2.6em] sm:leading-[1.2]"
        >
          <span>{summary}</span>
          {summaryAt?.isUnconfirmed && <UnconfirmedMark scope="text" />}
        </p>
      </div>
      <div className="grid gap-6 border-t border-(--picture-line) pt-6 sm:grow sm:grid-cols-[1fr_2.1fr] sm:gap-[3.5em] sm:pt-[2.5em]">
        <div className="flex min-w-0 flex-col gap-6 sm:gap-[2.25em]">
          {decision && (
            <div className="flex flex-col gap-1 sm:gap-[0.5em]">
              <p className="text-sm text-(--picture-quiet) sm:text-[1.5em]">
                {t('standing.decision.on', { date: formatLongDate(decision.at) })}
              </p>
              <h3 className="text-2xl font-semibold sm:text-[2.6em] sm:leading-[1.2]">
                {t(`standing.decision.made.${decision.verdict}`)}
              </h3>
              <p
                lang={lang}
                className="whitespace-pre-line wrap-anywhere sm:line-clamp-6 sm:text-[1.6em] sm:leading-[1.4]"
              >
                {decision.text}
              </p>
            </div>
          )}
          {figures.slice(0, mostFigures).map((figure) => (
            <Kept key={figure.pointer} figure={figure} />
          ))}
        </div>
        {claims.length > 0 && (
          <div className="flex min-w-0 flex-col gap-3 sm:gap-[1.25em]">
            <h3 className="text-sm text-(--picture-quiet) sm:text-[1.5em]">{t('standing.matters.title')}</h3>
            <ul className="flex flex-col gap-4 sm:gap-[1.3em]">
              {claims.map((claim) => (
                <li key={claim.id} className="flex gap-3 sm:gap-[1em]">
                  <span className="shrink-0 sm:[&>svg]:size-[1.9em]">
                    <ClaimMark state={claim.state} size={20} />
                  </span>
                  <span className="flex min-w-0 grow justify-between gap-x-[2em] max-sm:flex-col">
                    <span
                      lang={lang}
                      className={classNames(
                        'font-medium wrap-anywhere sm:text-[1.5em] sm:leading-[1.3]',
                        lines > mostLines ? 'sm:line-clamp-2' : 'sm:line-clamp-3',
                      )}
                    >
                      {claim.text}
                    </span>
                    <span className="text-sm text-(--picture-quiet) sm:w-[10.8em] sm:shrink-0 sm:text-[1.46em] sm:leading-[1.35]">
                      {t(`standing.state.${claim.state}`, { strength: claim.strength })}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {summaryAt?.isUnconfirmed && (
        <p aria-hidden className="text-xs text-(--picture-quiet) sm:text-[1.15em]">
          {unconfirmedMark} {unconfirmedWords[language].legend}
        </p>
      )}
    </div>
  );
}

/** A figure and what it has to keep. */
function Kept({ figure: { name, value, limit, unit } }: { figure: Standing['figures'][number] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [told, most] = [value, limit.value].map((number) => formatFigure(number, language, unit));
  return (
    <p className="sm:text-[1.6em] sm:leading-[1.4]">
      {t('standing.figure.told', { name, value: told, limitName: limit.name, limit: most })}
    </p>
  );
}
