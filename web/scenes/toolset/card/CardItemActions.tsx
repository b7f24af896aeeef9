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
  title: string;
  onOpen: (pointer: string) => void;
  onClose: () => void;
}

/** Takes the item of a card away, or adds another behind it. */
export function CardItemActions({ document, item, title, onOpen, onClose }: CardItemActionsProps) {
  const { t } = useTranslation();
  const { list, index, node, most } = item;
  const items = document.value(list);
  const count = Array.isArray(items) ? items.length : 0;

  function remove() {
    const removed: unknown = Array.isArray(items) ? items[index] : undefined;
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
