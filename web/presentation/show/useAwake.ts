import { useEffect, useRef, useState } from 'react';

const rest = 3000; // milliseconds
/** Longer where no mouse moves by chance: until then nothing else tells how to go on. */
const restAtFirst = 8000;

/** Whether something has moved within the last seconds. Awake at first, and longer for fingers. */
export function useAwake(isTouch: boolean): { isAwake: boolean; wake: () => void; sleep: () => void } {
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
    timer.current = setTimeout(() => setIsAwake(false), isTouch ? restAtFirst : rest);
    return () => clearTimeout(timer.current);
  }, [isTouch]);
  return { isAwake, wake, sleep };
}
