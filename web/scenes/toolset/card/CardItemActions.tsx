import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';

import type { CardSubject } from '#engine/picture/cardSubject.ts';
import { buttonStyle } from '#web/components/buttonStyle.ts';
import { IconButton } from '#web/components/IconButton.tsx';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { createItem } from '#web/form/lists/createItem.ts';
import { showToast } from '#web/stores/toasts.ts';

interface CardItemActionsProps {
  document: EditableDocument;
  item: NonNullable<CardSubject['item']>;
  /** Of the items in its list. */
  count: number;
  title: string;
  onOpen: (pointer: string) => void;
  onClose: () => void;
}

/** Takes the item of a card away, or adds another behind it. */
export function CardItemActions({ document, item, count, title, onOpen, onClose }: CardItemActionsProps) {
  const { t } = useTranslation();
  const { list, index, node, most } = item;

  function remove() {
    const removed = document.value(`${list}/${index}`);
    document.removeItem(list, index);
    onClose();
    showToast('info', t('picture.card.removed', { title }), {
      action: { label: t('picture.undo'), run: () => document.insertItem(list, index, removed) },
    });
  }
  function add() {
    document.insertItem(list, count, createItem(node));
    onOpen(`${list}/${count}`);
  }

  return (
    <>
      <IconButton label={t('picture.card.remove', { title })} onClick={remove}>
        <Trash2 aria-hidden size={18} />
      </IconButton>
      <button
        type="button"
        className={buttonStyle({ look: 'quiet', size: 'small' })}
        disabled={count >= most}
        onClick={add}
      >
        <Plus aria-hidden size={16} />
        {t('picture.card.add')}
      </button>
    </>
  );
}
