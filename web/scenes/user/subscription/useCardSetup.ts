import { useState } from 'react';

import { setUpCard } from '../../../api/billing.ts';
import { reportFailure } from '../../../stores/reportFailure.ts';
import { useLeaving } from '../billing/useLeaving.ts';

/** Leaves for the page where a card is entered. */
export function useCardSetup(): { busy: boolean; setUp: () => Promise<void> } {
  const [isAsking, setIsAsking] = useState(false);
  const { isLeaving, leaveFor } = useLeaving();
  async function setUp(): Promise<void> {
    setIsAsking(true);
    try {
      leaveFor((await setUpCard()).setupUrl);
    } catch (error) {
      reportFailure(error, {}, () => void setUp());
    }
    setIsAsking(false);
  }
  return { busy: isAsking || isLeaving, setUp };
}
