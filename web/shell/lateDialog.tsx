import { useEffect, useRef, useState, type ComponentType } from 'react';

import { NetworkError } from '../api/NetworkError.ts';
import { reportFailure } from '../stores/reportFailure.ts';

/**
 * A dialog whose code comes when it is first opened. Where it does not come, a message says so and `onClose` is called:
 * the page under it, and what was typed there, stay, and the dialog can be asked for again.
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
        (component) => wanted && setLoaded(() => component),
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
