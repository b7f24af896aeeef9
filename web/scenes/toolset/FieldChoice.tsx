import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { fieldWords } from '#engine/fields/fieldWords.ts';
import { Checkbox } from '#web/components/Checkbox.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';

import { generatedFields } from './generatedFields.ts';

interface FieldChoiceProps {
  definition: ToolsetDefinition;
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** Chooses the fields to generate. */
export function FieldChoice({ definition, chosen, onChange }: FieldChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fields = generatedFields(definition);
  const wordsOf = fieldWords(definition, language);
  if (fields.length < 2) return null;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-lg text-sm font-semibold">
        {chosen.length > 0 ? t('toolset.fieldsChosen', { count: chosen.length }) : t('toolset.chooseFields')}
        <ChevronDown aria-hidden size={20} className="shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 max-h-72 overflow-y-auto rounded-2xl bg-field px-4 py-1">
        {fields.map((pointer) => (
          <Checkbox
            key={pointer}
            label={wordsOf(pointer).title}
            checked={chosen.includes(pointer)}
            onChange={(on) => onChange(on ? [...chosen, pointer] : chosen.filter((one) => one !== pointer))}
          />
        ))}
      </div>
    </details>
  );
}
