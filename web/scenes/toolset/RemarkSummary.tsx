import { useSnapshot } from 'valtio';

import { remarkWords } from '#web/form/remarks/remarkWords.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/** What is worth a look in the draft as a whole, and that there is more beside its fields. */
export function RemarkSummary() {
  const { server, generation } = useSnapshot(toolsetScreen);
  const say = remarkWords.in(useLanguage());
  const remarks = server?.draft?.remarks ?? [];
  if (generation || remarks.length === 0) return null;
  const atFields = remarks.filter(({ pointer }) => pointer !== '').length;
  return (
    <div className="flex flex-col gap-1 text-label text-tertiary">
      {atFields < remarks.length && <p>{say('draftLanguage')}</p>}
      {atFields > 0 && <p>{say('count', { count: atFields })}</p>}
    </div>
  );
}
