import Printer from 'lucide-react/icons/printer';
import Undo from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Menu } from '../../components/Menu.tsx';
import type { MenuEntry } from '../../components/MenuEntry.ts';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';

/** The rarer actions of a toolset's page. */
export function ToolsetMenu() {
  const { t } = useTranslation();
  const { dirty, generation } = useSnapshot(toolsetScreen);
  const print: MenuEntry = {
    label: t('toolset.print'),
    icon: <Printer aria-hidden size={18} />,
    onChoose: () => window.print(),
  };
  const discard: MenuEntry = {
    label: t('toolset.discardChanges'),
    icon: <Undo aria-hidden size={18} />,
    onChoose: () => toolsetScreen.document?.dropUnsaved(),
  };
  return <Menu label={t('toolset.moreActions')} entries={dirty && !generation ? [print, discard] : [print]} />;
}
