import Briefcase from 'lucide-react/icons/briefcase';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Coins from 'lucide-react/icons/coins';
import CreditCard from 'lucide-react/icons/credit-card';
import FolderOpen from 'lucide-react/icons/folder-open';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';

const all = [
  { key: 'home', to: '/', Icon: House },
  { key: 'projects', to: '/user/projects', Icon: FolderOpen },
  { key: 'workspaces', to: '/user/workspaces', Icon: Briefcase },
  { key: 'profile', to: '/user/update', Icon: UserRound },
  { key: 'settings', to: '/user/home', Icon: Settings },
  { key: 'changePassword', to: '/user/change-password', Icon: KeyRound },
  { key: 'balance', to: '/user/balance', Icon: Coins },
  { key: 'usage', to: '/user/balance', Icon: Coins },
  { key: 'subscription', to: '/user/subscription', Icon: CreditCard },
  { key: 'help', to: '/user/help', Icon: CircleHelp },
] as const;

type Entry = (typeof all)[number];

/**
 * The user menu, in the order it is shown; logging out is apart. Where nothing is sold, there is usage in place of a balance,
 * and no subscription.
 */
export function userMenuEntries(sells: boolean): Entry[] {
  const hidden: Entry['key'][] = sells ? ['usage'] : ['balance', 'subscription'];
  return all.filter(({ key }) => !hidden.includes(key));
}
