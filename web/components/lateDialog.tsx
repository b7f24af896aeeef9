import { useEffect, useRef, useState, type ComponentType } from 'react';

import { NetworkError } from '#web/api/NetworkError.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

/**
 * A dialog whose code is loaded when it is first opened. When that fails, a message says so and `onClose` is called:
 * the page below keeps its input, and the dialog can be opened again.
 */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LateDialog(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const close = useRef(props.onClose);
    useEffect(() => {
      close.current = props.onClose;
    });
    useEffect(() => {
      let wanted = true;
      load().then(
        (component) => {
          if (!wanted) return;
          tellFocus();
          setLoaded(() => component);
        },
        (error: unknown) => {
          if (!wanted) return;
          reportFailure(new NetworkError(error));
          close.current();
        },
      );
      return () => {
        wanted = false;
      };
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}

/**
 * Headless UI gives the focus back to the element that it last saw receive it. When its code comes with the dialog, it
 * has not yet seen the one that opened it.
 */
function tellFocus(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focus'));
}
