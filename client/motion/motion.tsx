import { useEffect, useSyncExternalStore } from 'react';
import { isMotionPaused, setMotionPaused, subscribeToMotion } from './motion-preference';

/** Unknown until the browser has taken over; nothing moves before. */
type MotionState = 'moving' | 'paused' | 'unknown';

/** Whether everything that moves has to stand still. */
export function useMotionPaused(): boolean {
  return useMotionState() !== 'moving';
}

interface MotionSwitchProps {
  /** "compact" shows the icon alone. */
  variant?: 'compact';
}

/** The one switch for coins, videos, carousel and typewriter; it may stand in several places. */
export function MotionSwitch({ variant }: MotionSwitchProps) {
  const state = useMotionState();
  useEffect(() => {
    // Style sheets stop their own animations by this. A value for moving, too, would style the whole page anew.
    if (state === 'paused') document.documentElement.dataset.motion = state;
    else delete document.documentElement.dataset.motion;
  }, [state]);

  return (
    <button
      type="button"
      className="motion-switch"
      data-variant={variant}
      data-state={state}
      onClick={() => setMotionPaused(state !== 'paused')}
    >
      <span className="motion-switch__icon" aria-hidden="true" />
      <span className={variant === 'compact' ? 'visually-hidden' : undefined}>
        {state === 'paused' ? 'Play motion' : 'Pause motion'}
      </span>
    </button>
  );
}

function useMotionState(): MotionState {
  return useSyncExternalStore(subscribeToMotion, readState, () => 'unknown');
}

function readState(): MotionState {
  return isMotionPaused() ? 'paused' : 'moving';
}
