import { Outlet } from 'react-router-dom';

import { WrittenIn } from '#web/i18n/WrittenIn.ts';

import { SharedFrame } from './SharedFrame.tsx';
import { useOpenedLink } from './useOpenedLink.ts';

/** The pages of a link that have a frame: all but its slides. */
export function SharedLayout() {
  const link = useOpenedLink();
  return (
    <WrittenIn value={link.project.language}>
      <SharedFrame link={link}>
        <Outlet context={link} />
      </SharedFrame>
    </WrittenIn>
  );
}
