import BookOpen from 'lucide-react/icons/book-open';
import { useSnapshot } from 'valtio';

import { ToolsetIcon } from '#web/components/ToolsetIcon.tsx';
import { definitions } from '#web/stores/definitions.ts';

/** The toolset's icon, or a book for guides. */
export function ArticleIcon({ id }: { id: string }) {
  const { summaries } = useSnapshot(definitions);
  const toolset = summaries.find((summary) => summary.id === id);
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-field text-primary">
      {toolset ? <ToolsetIcon name={toolset.icon} /> : <BookOpen aria-hidden size={20} />}
    </span>
  );
}
