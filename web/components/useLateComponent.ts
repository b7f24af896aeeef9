import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';

import { NetworkError } from '#web/api/NetworkError.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

interface LateComponent<Props> {
  Loaded: ComponentType<Props> | null;
  /** Of the button that stands in its place until then. */
  handlers: {
    onPointerEnter: () => void;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * A component behind a button, such as a menu, whose code is loaded when it is first opened: most are never opened, and
 * a long form has a hundred of them. When that fails, a message says so, and the button can be pressed again.
 *
 * @param open Opens the component, once it stands in the button's place.
 */
export function useLateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  open: () => void,
): LateComponent<Props> {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

  async function show() {
    const component = await load().catch((error: unknown) => {
      reportFailure(new NetworkError(error));
      return null;
    });
    if (!component) return;
    flushSync(() => setLoaded(() => component));
    open();
  }

  return {
    Loaded,
    handlers: {
      onPointerEnter: () => void load().catch(() => {}),
      onClick: () => void show(),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        void show();
      },
    },
  };
}
