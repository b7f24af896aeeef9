import Pencil from 'lucide-react/icons/pencil';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EditHrefContext } from './EditHrefContext.ts';

/** Leads from a block to its field; seen while the block (a `group`) is hovered or the link has the focus. */
export function EditLink({ pointer, name }: { pointer: string; name: string }) {
  const { t } = useTranslation();
  const editHref = use(EditHrefContext);
  if (!editHref) return null;
  return (
    <Link
      to={editHref(pointer)}
      aria-label={t('reading.edit', { name })}
      title={t('reading.edit', { name })}
      className="absolute -top-1.5 right-0 grid size-8 place-items-center rounded-full border border-outline bg-raised text-muted opacity-0 transition-opacity group-hover:opacity-100 hover:text-text focus-visible:opacity-100 print:hidden [@media(pointer:coarse)]:hidden"
    >
      <Pencil aria-hidden size={15} />
    </Link>
  );
}
