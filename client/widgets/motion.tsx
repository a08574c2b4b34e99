import { useEffect, useSyncExternalStore } from 'react';
import { isMotionPaused, setMotionPaused, subscribeToMotion } from '../browser/motion-preference';

/** Whether everything that moves has to stand still. Nothing moves before the browser has taken over. */
export function useMotionPaused(): boolean {
  return useSyncExternalStore(subscribeToMotion, isMotionPaused, () => true);
}

/** The one switch for coins, videos, carousel and typewriter. */
export function MotionSwitch() {
  const isPaused = useMotionPaused();
  useEffect(() => {
    // Style sheets stop their own animations by this.
    document.documentElement.dataset.motion = isPaused ? 'paused' : 'moving';
  }, [isPaused]);

  return (
    <button
      type="button"
      className="motion-switch"
      aria-pressed={isPaused}
      onClick={() => setMotionPaused(!isPaused)}
    >
      <span className="motion-switch__icon" aria-hidden="true" />
      Pause motion
    </button>
  );
}
