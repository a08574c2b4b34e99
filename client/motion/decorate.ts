import type { EffectCallback } from 'react';

/** Runs a decorative effect; if it throws, the rest of the page goes on without it. */
export function decorate(effect: EffectCallback): ReturnType<EffectCallback> {
  try {
    return effect();
  } catch (error) {
    reportError(error);
  }
}
