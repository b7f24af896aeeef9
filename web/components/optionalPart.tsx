import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part whose code is loaded when it is first shown, and that its page can do without: where it cannot be loaded, as
 * when the network is away, there is nothing in its place until it is shown anew.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function OptionalPart(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let wanted = true;
      load().then(
        (component) => wanted && setLoaded(() => component),
        () => {},
      );
      return () => {
        wanted = false;
      };
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}
