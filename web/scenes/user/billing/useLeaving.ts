import { useEffect, useState } from 'react';

/**
 * Leaves for a page of the payment provider. Between the click and that page nothing can be clicked again; whoever
 * comes back by the browser's button can.
 */
export function useLeaving(): { isLeaving: boolean; leaveFor: (url: string) => void } {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsLeaving(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const leaveFor = (url: string) => {
    setIsLeaving(true);
    window.location.assign(url);
  };
  return { isLeaving, leaveFor };
}
