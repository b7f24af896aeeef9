import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { lateDialog } from '#web/components/lateDialog.ts';
import { live } from '#web/stores/live.ts';

const loadDialog = async () => (await import('./KeptTextDialog.tsx')).KeptTextDialog;
const KeptTextDialog = lateDialog(loadDialog);

/** On every page of a project: that the network is away, and what can no longer be saved. */
export function LiveNotices() {
  const { t } = useTranslation();
  const { isCut, kept } = useSnapshot(live);
  return (
    <>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-[max(var(--bottom-bar,0px),var(--foot-bar,0px),env(safe-area-inset-bottom))] z-40 flex justify-center p-4 low:bottom-0 print:hidden"
      >
        {isCut && (
          <p className="flex animate-rise items-center gap-2 rounded-full bg-primary px-4 py-2 text-sm font-medium text-on-primary shadow-overlay">
            <CloudOff aria-hidden size={16} className="shrink-0" />
            {t('live.cut')}
          </p>
        )}
      </div>
      {kept && <KeptTextDialog kept={kept} onClose={() => (live.kept = null)} />}
    </>
  );
}
