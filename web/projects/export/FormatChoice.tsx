import { useTranslation } from 'react-i18next';

import { type ExportFormat, exportFormatNames } from '#engine/protocol/exportFormats.ts';

import { formatLooks } from './formatLooks.ts';

interface FormatChoiceProps {
  chosen: ExportFormat;
  onChoose: (format: ExportFormat) => void;
}

export function FormatChoice({ chosen, onChoose }: FormatChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium text-muted">{t('exports.format')}</legend>
      <div className="grid grid-cols-1 gap-2 min-[360px]:grid-cols-2">
        {exportFormatNames.map((format) => {
          const Icon = formatLooks[format].icon;
          return (
            <label
              key={format}
              className="flex min-h-16 cursor-pointer items-center gap-3 rounded-2xl border-2 border-transparent bg-field px-4 py-2 has-checked:border-primary has-checked:bg-primary-tonal has-checked:text-on-primary-tonal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="export-format"
                checked={chosen === format}
                onChange={() => onChoose(format)}
                className="sr-only"
              />
              <Icon aria-hidden size={22} className="shrink-0" />
              <span className="min-w-0 leading-tight">
                <span className="block font-semibold">{t(`exports.formats.${format}.name`)}</span>
                <span className="block text-sm">{t(`exports.formats.${format}.text`)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
