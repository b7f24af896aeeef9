import Briefcase from 'lucide-react/icons/briefcase';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Coins from 'lucide-react/icons/coins';
import CreditCard from 'lucide-react/icons/credit-card';
import FolderOpen from 'lucide-react/icons/folder-open';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';

import {
  accountPath,
  balancePath,
  changePasswordPath,
  helpPath,
  homePath,
  profilePath,
  projectsPath,
  subscriptionPath,
  workspacesPath,
} from '#web/paths.ts';

const all = [
  { key: 'home', to: homePath, Icon: House },
  { key: 'projects', to: projectsPath, Icon: FolderOpen },
  { key: 'workspaces', to: workspacesPath, Icon: Briefcase },
  { key: 'profile', to: profilePath, Icon: UserRound },
  { key: 'settings', to: accountPath, Icon: Settings },
  { key: 'changePassword', to: changePasswordPath, Icon: KeyRound },
  { key: 'balance', to: balancePath, Icon: Coins },
  { key: 'usage', to: balancePath, Icon: Coins },
  { key: 'subscription', to: subscriptionPath, Icon: CreditCard },
  { key: 'help', to: helpPath, Icon: CircleHelp },
] as const;

type Entry = (typeof all)[number];

/**
 * The user menu, in the order it is shown; logging out is apart. Where nothing is sold, there is usage in place of a
 * balance, and no subscription.
 */
export function userMenuEntries(sells: boolean): Entry[] {
  const hidden: Entry['key'][] = sells ? ['usage'] : ['balance', 'subscription'];
  return all.filter(({ key }) => !hidden.includes(key));
}
