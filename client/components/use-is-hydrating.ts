import { useSyncExternalStore } from 'react';

/** Whether this render takes over served HTML. Nothing is rendered again once it has. */
export function useIsHydrating(): boolean {
  let isHydrating = false;
  // React asks for a server's snapshot on the server and during hydration only.
  const noteHydration = () => {
    isHydrating = true;
    return null;
  };
  useSyncExternalStore(neverChanges, () => null, noteHydration);
  return isHydrating;
}

function neverChanges(): () => void {
  return () => {};
}
