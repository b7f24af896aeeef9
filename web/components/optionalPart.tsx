import { type ComponentType, useEffect, useState } from 'react';

import { whenIdle } from '#web/whenIdle.ts';

// Milliseconds.
const mostWait = 1000;

/**
 * A part whose code is loaded when it is first shown, and that its page can do without: where it cannot be loaded, as
 * when the network is away, there is nothing in its place until it is shown anew. One that is not urgent lets all else
 * that the page needs come first.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isUrgent = true }: { isUrgent?: boolean } = {},
): ComponentType<Props> {
  return function OptionalPart(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let wanted = true;
      const begin = () =>
        void load().then(
          (component) => wanted && setLoaded(() => component),
          () => {},
        );
      if (isUrgent) begin();
      else whenIdle(begin, { timeout: mostWait });
      return () => {
        wanted = false;
      };
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}
