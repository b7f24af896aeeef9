import { useForm } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';
import { useWhenReleased } from '#web/form/useWhenReleased.ts';

import { remarkWords } from './remarkWords.ts';

const nothing = '';

/** What is worth a look in what was drafted at a field, as long as it stands there. It holds nobody up. */
export function RemarkNotes({ id, pointer }: { id: string; pointer: string }) {
  const { document, language } = useForm();
  const say = remarkWords.in(language);
  useFieldValue(pointer);
  const found = document.remarks.at(document.content, pointer).map(({ kind, words }) => say(kind, { words }));
  const said = useWhenReleased(found.join('\n'), nothing);
  if (said === nothing) return null;
  return (
    <ul id={id} className="mt-1.5 flex flex-col gap-1 text-sm text-tertiary">
      {said.split('\n').map((sentence) => (
        <li key={sentence} className="wrap-anywhere">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
