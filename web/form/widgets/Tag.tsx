import { useEffect, useState } from 'react';

import { hasBlank } from '#engine/blanks/hasBlank.ts';
import { useForm } from '#web/form/FormContext.ts';
import { closeIcon } from '#web/form/icons.tsx';

import { TagText } from './TagText.tsx';

interface TagProps {
  id: string;
  pointer: string;
  text: string;
  readOnly: boolean;
  onRemove: () => void;
}

const round =
  'touch-room grid size-8 cursor-pointer place-items-center rounded-full hover:bg-field-hover hover:text-text';

/**
 * A short text of a list. A click or Enter makes an input of it; one that waits for an answer is one as soon as it has
 * the focus.
 */
export function Tag({ id, pointer, text, readOnly, onRemove }: TagProps) {
  const { t, contentLanguage } = useForm();
  const [isEdited, setIsEdited] = useState(false);
  const [returns, setReturns] = useState(false);
  // The input took the focus with it; whoever ended it by a key goes on from here.
  useEffect(() => {
    if (isEdited || !returns) return;
    document.getElementById(id)?.focus();
    setReturns(false);
  }, [isEdited, returns, id]);
  if (isEdited)
    return (
      <TagText
        id={id}
        pointer={pointer}
        onEnd={(byKey) => {
          setIsEdited(false);
          setReturns(byKey);
        }}
        onEmpty={onRemove}
      />
    );
  if (readOnly) return <span lang={contentLanguage}>{text}</span>;
  return (
    <>
      <button
        type="button"
        id={id}
        aria-label={t('editTag', { text })}
        onFocus={() => hasBlank(text) && !returns && setIsEdited(true)}
        onClick={() => setIsEdited(true)}
        className="cursor-text py-1 text-left wrap-anywhere"
      >
        <span lang={contentLanguage}>{text}</span>
      </button>
      <button type="button" aria-label={t('removeTag', { text })} onClick={onRemove} className={round}>
        {closeIcon}
      </button>
    </>
  );
}
