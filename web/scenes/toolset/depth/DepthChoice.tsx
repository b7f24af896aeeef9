import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Layers from 'lucide-react/icons/layers-2';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { depthWords } from '#web/form/depth/depthWords.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { takeDepth } from '#web/stores/takeDepth.ts';
import { useDepth } from '#web/toolsets/useDepth.ts';

interface DepthChoiceProps {
  definition: ToolsetDefinition;
  readOnly: boolean;
}

/** How deep the toolset goes, and the choice of another depth. */
export function DepthChoice({ definition, readOnly }: DepthChoiceProps) {
  const language = useLanguage();
  const say = depthWords.in(language);
  const current = useDepth(definition).depth?.id;
  if (current === undefined) return null;
  const { depths = {} } = definition.locales[language];
  const title = depths[current]?.title ?? current;
  const shown = (
    <>
      <Layers aria-hidden size={16} className="shrink-0" />
      {title}
    </>
  );
  if (readOnly)
    return (
      <span className="inline-flex min-h-8 items-center gap-1.5 text-muted">
        <span className="sr-only">{say('depth', { depth: title })}</span>
        <span aria-hidden className="inline-flex items-center gap-1.5">
          {shown}
        </span>
      </span>
    );
  return (
    <Listbox value={current} onChange={(next) => void takeDepth(definition.manifest.id, next)}>
      <ListboxButton
        aria-label={say('depth', { depth: title })}
        className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full px-2.5 text-muted hover:bg-field hover:text-text data-open:bg-field data-open:text-text max-desktop:min-h-11"
      >
        {shown}
        <ChevronDown aria-hidden size={16} className="shrink-0" />
      </ListboxButton>
      <ListboxOptions
        anchor={{ to: 'bottom end', gap: 6, padding: 12 }}
        modal={false}
        className="z-[47] w-80 max-w-[calc(100vw-1.5rem)] rounded-2xl border border-outline bg-raised p-1.5 shadow-overlay outline-none"
      >
        {(definition.ui.depths ?? []).map(({ id }) => (
          <ListboxOption
            key={id}
            value={id}
            className="flex cursor-pointer gap-2 rounded-xl px-3 py-2.5 text-text data-focus:bg-field"
          >
            <span className="min-w-0 flex-1">
              <span className="block text-base font-medium">{depths[id]?.title ?? id}</span>
              <span className="block text-sm text-muted">{depths[id]?.help}</span>
            </span>
            {id === current && <Check aria-hidden size={18} className="mt-0.5 shrink-0" />}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
