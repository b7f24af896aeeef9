import Award from 'lucide-react/icons/award';
import BookOpen from 'lucide-react/icons/book-open';
import Briefcase from 'lucide-react/icons/briefcase';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Compass from 'lucide-react/icons/compass';
import Eye from 'lucide-react/icons/eye';
import Fish from 'lucide-react/icons/fish';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import HardHat from 'lucide-react/icons/hard-hat';
import Heart from 'lucide-react/icons/heart';
import HelpCircle from 'lucide-react/icons/help-circle';
import ImageIcon from 'lucide-react/icons/image';
import InfoIcon from 'lucide-react/icons/info';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Lightbulb from 'lucide-react/icons/lightbulb';
import ListChecks from 'lucide-react/icons/list-checks';
import Magnet from 'lucide-react/icons/magnet';
import MapIcon from 'lucide-react/icons/map';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Mic from 'lucide-react/icons/mic';
import Puzzle from 'lucide-react/icons/puzzle';
import Rocket from 'lucide-react/icons/rocket';
import Scale from 'lucide-react/icons/scale';
import SearchIcon from 'lucide-react/icons/search';
import Shuffle from 'lucide-react/icons/shuffle';
import Sparkles from 'lucide-react/icons/sparkles';
import Sprout from 'lucide-react/icons/sprout';
import Target from 'lucide-react/icons/target';
import TrendingUp from 'lucide-react/icons/trending-up';
import User from 'lucide-react/icons/user';
import UserCheck from 'lucide-react/icons/user-check';
import Users from 'lucide-react/icons/users';

import type { Icon } from '#engine/contract/icons.ts';

const drawings: Record<Icon, typeof Award> = {
  award: Award,
  'book-open': BookOpen,
  briefcase: Briefcase,
  'clipboard-check': ClipboardCheck,
  compass: Compass,
  eye: Eye,
  fish: Fish,
  'flask-conical': FlaskConical,
  globe: Globe,
  'graduation-cap': GraduationCap,
  'grid-3x3': Grid3x3,
  'hard-hat': HardHat,
  heart: Heart,
  'help-circle': HelpCircle,
  image: ImageIcon,
  info: InfoIcon,
  layers: Layers,
  'layout-dashboard': LayoutDashboard,
  lightbulb: Lightbulb,
  'list-checks': ListChecks,
  magnet: Magnet,
  map: MapIcon,
  'message-circle': MessageCircle,
  'messages-square': MessagesSquare,
  mic: Mic,
  puzzle: Puzzle,
  rocket: Rocket,
  scale: Scale,
  search: SearchIcon,
  shuffle: Shuffle,
  sparkles: Sparkles,
  sprout: Sprout,
  target: Target,
  'trending-up': TrendingUp,
  user: User,
  'user-check': UserCheck,
  users: Users,
};

/** The icon named by a toolset's manifest. */
export function ToolsetIcon({ name, size = 20 }: { name: string; size?: number }) {
  const Drawing = name in drawings ? drawings[name as Icon] : Sprout;
  return <Drawing aria-hidden size={size} />;
}
