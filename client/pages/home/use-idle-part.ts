import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#client/browser/when-idle.ts';

/**
 * A component that is loaded when the browser is idle; undefined until then, and if it cannot be loaded.
 * @param isWelcome asked once it has loaded
 */
export function useIdlePart(
  load: () => Promise<ComponentType>,
  isWelcome: () => boolean = () => true,
): ComponentType | undefined {
  const [Part, setPart] = useState<ComponentType>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once.
  useEffect(() => {
    whenIdle()
      .then(load)
      .then(
        (Loaded) => isWelcome() && setPart(() => Loaded),
        () => {},
      );
  }, []);
  return Part;
}
