import { fetchConfiguration } from '#web/api/configuration.ts';

import { isSavedByItself } from './isSavedByItself.ts';
import { save } from './save.ts';
import { toolsetScreen } from './toolsetScreen.ts';

/** In milliseconds; each page waits another while, so that they do not all come at once when the server is back. */
const pause = () => 3000 + Math.random() * 3000;

/** Saves as soon as the server answers again, which could not be reached. Returns how to stop. */
export function saveWhenBack(): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    clearTimeout(timer);
    const isBack = await fetchConfiguration().then(
      () => true,
      () => false,
    );
    if (isStopped) return;
    // What the server then refuses, or somebody else has changed too, is told as after any other save.
    if (!isBack) return void wait();
    if (!isSavedByItself()) return void save({ confirm: true });
    toolsetScreen.saveFailed = false;
    void import('./saveByItself.ts').then(({ saveByItself }) => saveByItself(), wait);
  };
  const wait = () => (timer = setTimeout(() => void ask(), pause()));
  const askNow = () => void ask();
  wait();
  window.addEventListener('online', askNow);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', askNow);
  };
}
