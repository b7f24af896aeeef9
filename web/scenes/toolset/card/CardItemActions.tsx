import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Language } from '#engine/languages/languages.ts';
import type { CardSubject } from '#engine/picture/cardSubject.ts';
import { buttonStyle } from '#web/components/buttonStyle.ts';
import { IconButton } from '#web/components/IconButton.tsx';
import { Menu } from '#web/components/Menu.tsx';
import type { MenuEntry } from '#web/components/MenuEntry.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { Arranger } from '#web/picture/editing/Arranger.ts';

interface CardItemActionsProps {
  document: EditableDocument;
  language: Language;
  item: NonNullable<CardSubject['item']>;
  /** Of the items in its list. */
  count: number;
  title: string;
  onOpen: (pointer: string) => void;
  onClose: () => void;
}

/** Moves the item of a card, takes it away, or adds another behind it. */
export function CardItemActions({ document, language, item, count, title, onOpen, onClose }: CardItemActionsProps) {
  const { t } = useTranslation();
  const [said, say] = useState('');
  const arranger = useMemo(() => new Arranger({ document, language, t, say }), [document, language, t]);
  const { list, index, most } = item;
  const pointer = `${list}/${index}`;
  if (!arranger.isEntry(pointer)) return null;

  function remove() {
    arranger.remove(pointer);
    onClose();
  }
  function add() {
    const added = arranger.add(list);
    if (added !== null) onOpen(added);
  }
  const entries: (MenuEntry | false)[] = [
    index > 0 && {
      label: t('picture.arrange.up'),
      icon: <ArrowUp aria-hidden size={18} />,
      onChoose: () => onOpen(arranger.moveBy(pointer, -1)),
    },
    index + 1 < count && {
      label: t('picture.arrange.down'),
      icon: <ArrowDown aria-hidden size={18} />,
      onChoose: () => onOpen(arranger.moveBy(pointer, 1)),
    },
    ...arranger.targetsOf(pointer).map(({ list: to, name }) => ({
      label: t('picture.arrange.to', { list: name }),
      icon: <ArrowRight aria-hidden size={18} />,
      onChoose: () => onOpen(arranger.moveTo(pointer, to)),
    })),
  ];
  const moves = entries.filter((each) => each !== false);
  return (
    <>
      <IconButton label={t('picture.card.remove', { title })} onClick={remove}>
        <Trash2 aria-hidden size={18} />
      </IconButton>
      {moves.length > 0 && <Menu label={t('picture.arrange.move', { title })} entries={moves} />}
      <button
        type="button"
        className={buttonStyle({ look: 'quiet', size: 'small' })}
        disabled={count >= most}
        title={count >= most ? t('picture.arrange.full', { list: arranger.nameOf(list), count: most }) : undefined}
        onClick={add}
      >
        <Plus aria-hidden size={16} />
        {t('picture.card.add')}
      </button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
