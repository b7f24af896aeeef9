import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Changes before the browser lays the page out for paper. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    let chosen: string | undefined;
    const begin = () => {
      chosen = dataset['theme'];
      // Paper is white, whatever the theme.
      dataset['theme'] = 'light';
      flushSync(() => setIsPrinting(true));
    };
    const end = () => {
      if (chosen !== undefined) dataset['theme'] = chosen;
      setIsPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
