import type { Language } from '#engine/languages/languages.ts';
import { IconButton } from '#web/components/IconButton.tsx';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { useLockOf } from '#web/form/fields/useLockOf.ts';
import { formWords } from '#web/form/formWords.ts';
import { pinIcon } from '#web/form/icons.tsx';

interface CardPinProps {
  document: EditableDocument;
  language: Language;
  pointer: string;
  title: string;
  onToggle: ((pointer: string) => void) | undefined;
}

/** Keeps the item of a card from every later generation. */
export function CardPin({ document, language, pointer, title, onToggle }: CardPinProps) {
  const { state, toggle } = useLockOf(document, pointer, onToggle);
  if (!toggle) return null;
  return (
    <IconButton
      label={formWords(language)('lock', { title })}
      aria-pressed={state !== null}
      className={state ? '[&>svg]:size-[18px] [&>svg]:fill-current' : '[&>svg]:size-[18px]'}
      onClick={toggle}
    >
      {pinIcon}
    </IconButton>
  );
}
