import { useOutletContext } from 'react-router-dom';

import type { OpenedLink } from './OpenedLink.ts';

/** The link that the address names, which `SharedProject` has opened. */
export const useOpenedLink = () => useOutletContext<OpenedLink>();
