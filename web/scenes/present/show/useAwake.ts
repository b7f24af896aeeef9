import { useEffect, useRef, useState } from 'react';

const rest = 3000; // milliseconds

/** Whether something has moved within the last seconds. Awake at first. */
export function useAwake(): { isAwake: boolean; wake: () => void; sleep: () => void } {
  const [isAwake, setIsAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sleep = () => {
    clearTimeout(timer.current);
    setIsAwake(false);
  };
  const wake = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsAwake(false), rest);
    setIsAwake(true);
  };
  useEffect(() => {
    timer.current = setTimeout(() => setIsAwake(false), rest);
    return () => clearTimeout(timer.current);
  }, []);
  return { isAwake, wake, sleep };
}
