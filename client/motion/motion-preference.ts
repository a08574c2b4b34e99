const STORAGE_KEY = 'motion';
const listeners = new Set<() => void>();
const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The choice for this visit, if storage is blocked. */
let chosen: boolean | undefined;

/** Whether motion is paused: by the visitor's choice on this device, or else by the system's setting. */
export function isMotionPaused(): boolean {
  return chosen ?? readChoice() ?? window.matchMedia(reducedMotion).matches;
}

/** Whether the visitor has explicitly turned motion on. */
export function isMotionWanted(): boolean {
  return (chosen ?? readChoice()) === false;
}

/** Pauses or starts all motion, and stores the choice on this device. */
export function setMotionPaused(isPaused: boolean): void {
  chosen = isPaused;
  try {
    window.localStorage.setItem(STORAGE_KEY, isPaused ? 'paused' : 'moving');
  } catch {
    // Storage may be blocked; the choice then holds for this visit.
  }
  for (const listener of listeners) listener();
}

/** Calls back on a change of the choice, here or in another tab, and of the system's setting. */
export function subscribeToMotion(listener: () => void): () => void {
  const onStorage = () => {
    chosen = undefined;
    listener();
  };
  const query = window.matchMedia(reducedMotion);
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    query.removeEventListener('change', listener);
  };
}

function readChoice(): boolean | undefined {
  try {
    const value = window.localStorage.getItem(STORAGE_KEY);
    return value === null ? undefined : value === 'paused';
  } catch {
    return undefined;
  }
}
