import { sharedPath } from '#web/paths.ts';
import { Presentation } from '#web/presentation/Presentation.tsx';

import { DeadLink } from './DeadLink.tsx';
import { useOpenedLink } from './useOpenedLink.ts';

/** The slides of a shared project. */
export function Component() {
  const link = useOpenedLink();
  return <Presentation source={link} home={sharedPath(link.token)} missing={<DeadLink />} />;
}
