import type { EffectCallback } from 'react';

/** Runs an effect that only adorns: where the browser refuses what it needs, the rest goes on without it. */
export function decorate(effect: EffectCallback): ReturnType<EffectCallback> {
  try {
    return effect();
  } catch (error) {
    reportError(error);
  }
}
