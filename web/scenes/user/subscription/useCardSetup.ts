import { useState } from 'react';

import { setUpCard } from '#web/api/billing.ts';
import { useLeaving } from '#web/scenes/user/billing/useLeaving.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

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
