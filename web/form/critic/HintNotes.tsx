import { useDeferredValue, useMemo } from 'react';

import { criticise } from '#engine/critic/criticise.ts';
import { hintPlaces } from '#engine/critic/hintPlaces.ts';
import { isFilled } from '#engine/critic/rules/isFilled.ts';
import { ruleSources } from '#engine/critic/ruleSources.ts';
import { bindPattern } from '#engine/schema/pattern.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';
import { useWhenReleased } from '#web/form/useWhenReleased.ts';

import { hintWords } from './hintWords.ts';

const none: ReturnType<typeof criticise> = [];

interface HintNotesProps {
  id: string;
  pointer: string;
  /** The pattern of the field. */
  pattern: string;
}

/** What the rules of the method have to say about a field: advice, once typing rests. */
export function HintNotes({ id, pointer, pattern }: HintNotesProps) {
  const { definition, document, language, contentLanguage } = useForm();
  const { figures } = useFormMode();
  const say = hintWords.in(language);
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  // What is missing in an item depends on what else it says.
  const around = useDeferredValue(useFieldValue(/\/\d+$/.test(parent) ? parent : pointer));
  const critic = useMemo(
    () =>
      definition.manifest.critic
        .filter((declaration) => hintPlaces(declaration).some((place) => [pattern, `${pattern}/*`].includes(place)))
        .map((declaration) => ({ ...declaration, field: bindPattern(declaration.field, pointer) })),
    [definition, pattern, pointer],
  );
  const found = useMemo(() => {
    if (!isFilled(around)) return none;
    const all = criticise({ manifest: { critic } }, document.content, contentLanguage, figures);
    const here = all.filter((hint) => hint.pointer === pointer || hint.pointer.startsWith(`${pointer}/`));
    return here.length > 0 ? here : none;
  }, [around, critic, document, contentLanguage, figures, pointer]);
  const hints = useWhenReleased(found, none);
  if (hints.length === 0) return null;

  return (
    <ul id={id} className="mt-1.5 flex flex-col gap-1 text-sm text-tertiary">
      {hints.map(({ pointer: at, rule, words }) => (
        <li key={`${at} ${rule}`} className="wrap-anywhere">
          {at !== pointer && `${say('line', { position: Number(at.slice(pointer.length + 1)) + 1 })} `}
          {say(words === '' ? rule : `${rule}-words`, { words })} <cite>{ruleSources[rule]}</cite>
        </li>
      ))}
    </ul>
  );
}
