import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

import { whenIdle } from '#web/whenIdle.ts';

// Milliseconds.
const mostWait = 1000;

interface LatePartOptions<Props> {
  /** Whether it comes at once; else all that the page needs comes first. */
  isUrgent?: boolean;
  /** What keeps its place meanwhile. */
  placeholder?: ReactNode;
  /** Whether it is there at once where it has been loaded before; else a moment after it is asked for, each time. */
  isKept?: boolean;
  /** What happens just before it is shown. */
  onLoad?: () => void;
  /** What happens where it cannot be loaded, as when the network is away. */
  onFailure?: (error: unknown, props: Props) => void;
}

/**
 * A part whose code is loaded when it is first shown, and that its page can do without: where it cannot be loaded,
 * there is nothing in its place until it is shown anew.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isUrgent = true, placeholder = null, isKept = true, onLoad, onFailure }: LatePartOptions<Props> = {},
): ComponentType<Props> {
  // Those that are shown later have it at once.
  let known: ComponentType<Props> | null = null;
  return function LatePart(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const [hasFailed, setHasFailed] = useState(false);
    const present = useRef(props);
    useEffect(() => {
      present.current = props;
    });
    useEffect(() => {
      if (known) {
        setLoaded(() => known);
        return;
      }
      let wanted = true;
      const begin = () =>
        void load().then(
          (component) => {
            if (isKept) known = component;
            if (!wanted) return;
            onLoad?.();
            setLoaded(() => component);
          },
          (error: unknown) => {
            if (!wanted) return;
            setHasFailed(true);
            onFailure?.(error, present.current);
          },
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
