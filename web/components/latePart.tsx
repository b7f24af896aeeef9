import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { whenIdle } from '#web/whenIdle.ts';

// Milliseconds.
const mostWait = 1000;

/** What a placeholder that is a button does with the part that takes its place. */
interface AskForPart {
  /** Fetches the code, so that it is there when it is asked for. */
  prepare: () => void;
  /** Has the part take the placeholder's place. */
  show: () => void;
}

interface LatePartOptions<Props> {
  /** When it comes: at once, after all that the page needs, or when its placeholder asks for it. */
  comes?: 'at once' | 'when idle' | 'when asked';
  /** What keeps its place meanwhile. */
  placeholder?: ReactNode | ((props: Props, ask: AskForPart) => ReactNode);
  /** Whether it is there at once where it has been loaded before; else a moment after it is asked for, each time. */
  isKept?: boolean;
  /** Whether its page is nothing without it: where it cannot be loaded, the page says so in its stead. */
  isNeeded?: boolean;
  /** What happens just before it is shown. */
  onLoad?: () => void;
  /** What happens once it stands in the place of a placeholder that asked for it. */
  onShown?: (props: Props) => void;
  /** What happens where it cannot be loaded, as when the network is away. */
  onFailure?: (error: unknown, props: Props) => void;
}

export type LatePart<Props> = ComponentType<Props> & {
  /** Loads it before it is shown, for a moment at which nothing can wait. */
  prepare: () => void;
};

/**
 * A part whose code is loaded when it is first shown, and that its page can do without: where it cannot be loaded,
 * there is nothing in its place until it is shown anew. All that is loaded late, but for pages, is made of this.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LatePartOptions<Props> = {},
): LatePart<Props> {
  const { comes = 'at once', placeholder = null, isKept = true, isNeeded = false } = options;
  const { onLoad, onShown, onFailure } = options;
  // Those that are shown later have it at once.
  let known: ComponentType<Props> | null = null;
  async function fetchPart() {
    const component = await load();
    if (isKept) known = component;
    return component;
  }
  const prepare = () => void fetchPart().catch(() => {});

  function LatePart(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const present = useRef(props);
    useEffect(() => {
      present.current = props;
    });
    useEffect(() => {
      if (comes === 'when asked') return;
      if (known) {
        setLoaded(() => known);
        return;
      }
      let isWanted = true;
      const begin = () =>
        void fetchPart().then(
          (component) => {
            if (!isWanted) return;
            onLoad?.();
            setLoaded(() => component);
          },
          (error: unknown) => {
            if (!isWanted) return;
            setFailure({ error });
            onFailure?.(error, present.current);
          },
        );
      if (comes === 'at once') begin();
      else whenIdle(begin, { timeout: mostWait });
      return () => {
        isWanted = false;
      };
    }, []);
    if (Loaded) return <Loaded {...props} />;
    if (failure && isNeeded) throw failure.error;
    if (failure) return null;
    if (typeof placeholder !== 'function') return placeholder;
    const show = () =>
      void fetchPart().then(
        (component) => {
          flushSync(() => setLoaded(() => component));
          onShown?.(props);
        },
        (error: unknown) => onFailure?.(error, props),
      );
    return placeholder(props, { prepare, show });
  }
  return Object.assign(LatePart, { prepare });
}
