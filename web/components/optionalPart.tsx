import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

import { whenIdle } from '#web/whenIdle.ts';

// Milliseconds.
const mostWait = 1000;

interface OptionalPartOptions {
  /** Whether it comes at once; else all that the page needs comes first. */
  isUrgent?: boolean;
  /** What keeps its place meanwhile. */
  placeholder?: ReactNode;
}

/**
 * A part whose code is loaded when it is first shown, and that its page can do without: where it cannot be loaded, as
 * when the network is away, there is nothing in its place until it is shown anew.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isUrgent = true, placeholder = null }: OptionalPartOptions = {},
): ComponentType<Props> {
  // Those that are shown later have it at once.
  let known: ComponentType<Props> | null = null;
  return function OptionalPart(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (known) {
        setLoaded(() => known);
        return;
      }
      let wanted = true;
      const begin = () =>
        void load().then(
          (component) => {
            known = component;
            if (wanted) setLoaded(() => component);
          },
          () => wanted && setHasFailed(true),
        );
      if (isUrgent) begin();
      else whenIdle(begin, { timeout: mostWait });
      return () => {
        wanted = false;
      };
    }, []);
    if (Loaded) return <Loaded {...props} />;
    return hasFailed ? null : placeholder;
  };
}
