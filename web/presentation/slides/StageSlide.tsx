import { useTranslation } from 'react-i18next';

import type { Stage } from '#engine/contract/stages.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { ToolsetIcon } from '#web/components/ToolsetIcon.tsx';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';

import { SlideRule } from './SlideRule.tsx';

/** Stands before the toolsets of a stage. */
export function StageSlide({ stage, toolsets }: { stage: Stage; toolsets: readonly ToolsetSummary[] }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-full flex-col justify-center gap-8 p-6 sm:gap-[3.5em] sm:px-[7.5em] sm:py-[5em]">
      <div className="flex flex-col gap-2 sm:gap-[1em]">
        <SlideRule />
        <h2 className="mt-3 text-4xl font-semibold tracking-tight sm:mt-[0.25em] sm:text-[4.5em] sm:leading-[1.1]">
          {t(`stage.${stage}.title`)}
        </h2>
        <p className="text-(--picture-quiet) sm:text-[1.9em] sm:leading-[1.4]">{t(`stage.${stage}.text`)}</p>
      </div>
      <ul className="grid gap-4 border-t border-(--picture-line) pt-6 sm:grid-cols-2 sm:gap-x-[3em] sm:gap-y-[1.5em] sm:pt-[3em]">
        {toolsets.map(({ id, icon, title }) => (
          <li
            key={id}
            className="flex items-center gap-3 sm:gap-[0.75em] sm:text-[1.75em] [&>svg]:size-[1.15em] [&>svg]:text-(--picture-quiet)"
          >
            <ToolsetIcon name={icon} />
            {title[currentLanguage()]}
          </li>
        ))}
      </ul>
    </div>
  );
}
