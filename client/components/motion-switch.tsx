import { startTransition, useEffect, useState } from 'react';
import {
  isMotionPaused,
  setMotionPaused,
  subscribeToMotion,
} from '#client/motion/motion-preference.ts';
import { useIsHydrating } from './use-is-hydrating';

/** Unknown until hydration; nothing moves before. */
type MotionState = 'moving' | 'paused' | 'unknown';

/** Whether all motion is paused. */
export function useMotionPaused(): boolean {
  return useMotionState() !== 'moving';
}

interface MotionSwitchProps {
  /** In the corner of a hero. */
  variant?: 'compact';
}

/** The button that pauses coins, videos, carousel and typewriter; a page may have several. */
export function MotionSwitch({ variant }: MotionSwitchProps) {
  const state = useMotionState();
  useEffect(() => {
    // Style sheets stop their animations by this. There is no value for moving, which would restyle the whole page.
    if (state === 'paused') document.documentElement.dataset.motion = state;
    else if (state === 'moving') delete document.documentElement.dataset.motion;
  }, [state]);

  return (
    <button
      type="button"
      className="motion-switch screen-only"
      data-variant={variant}
      onClick={() => setMotionPaused(state !== 'paused')}
    >
      {(state === 'unknown' ? [false, true] : [state === 'paused']).map((isPaused) => (
        <span key={`${isPaused}`} className="motion-switch__state">
          <span className="pause-icon" data-paused={isPaused} aria-hidden="true" />
          <span>
            {isPaused ? 'Play' : 'Pause'}
            <span className="motion-switch__what"> motion</span>
          </span>
        </span>
      ))}
    </button>
  );
}

function useMotionState(): MotionState {
  const isHydrating = useIsHydrating();
  const [state, setState] = useState<MotionState>(() => (isHydrating ? 'unknown' : readState()));
  useEffect(() => {
    const update = () => setState(readState());
    // As a transition, to split the update into short tasks.
    startTransition(update);
    return subscribeToMotion(update);
  }, []);
  return state;
}

function readState(): MotionState {
  return isMotionPaused() ? 'paused' : 'moving';
}
