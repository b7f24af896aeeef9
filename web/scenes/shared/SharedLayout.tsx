import { Outlet } from 'react-router-dom';

import { SharedFrame } from './SharedFrame.tsx';
import { useOpenedLink } from './useOpenedLink.ts';

/** The pages of a link that have a frame: all but its slides. */
export function SharedLayout() {
  const link = useOpenedLink();
  return (
    <SharedFrame link={link}>
      <Outlet context={link} />
    </SharedFrame>
  );
}
