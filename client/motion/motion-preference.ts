import type { EffectCallback } from 'react';
import { decorate } from './decorate';

const STORAGE_KEY = 'motion';
const listeners = new Set<() => void>();

/** The choice for this visit, if storage is blocked. */
let chosen: boolean | undefined;
let reducedMotion: MediaQueryList | undefined;

/** Whether motion is paused: by the visitor's choice on this device, or else by the system's setting. */
export function isMotionPaused(): boolean {
  return chosen ?? readChoice() ?? reduction().matches;
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
  tell();
}

/** Calls back on a change of the choice, here or in another tab, and of the system's setting. */
export function subscribeToMotion(listener: () => void): () => void {
  reduction();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Runs a decorative effect while motion is not paused. Without React's state: a change would render all
 * such parts at once, and so hold up a slow phone after hydration.
 */
export function whileMoving(effect: EffectCallback): () => void {
  let isRunning = false;
  let end: ReturnType<EffectCallback>;
  update();
  const unsubscribe = subscribeToMotion(update);
  return () => {
    unsubscribe();
    if (isRunning) end?.();
  };

  function update() {
    if (isRunning !== isMotionPaused()) return;
    isRunning = !isRunning;
    if (isRunning) end = decorate(effect);
    else end?.();
  }
}

/** One listener, however many ask. */
function reduction(): MediaQueryList {
  if (reducedMotion) return reducedMotion;
  reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  reducedMotion.addEventListener('change', tell);
  window.addEventListener('storage', () => {
    chosen = undefined;
    tell();
  });
  return reducedMotion;
}

function tell(): void {
  for (const listener of listeners) decorate(listener);
}

function readChoice(): boolean | undefined {
  try {
    const value = window.localStorage.getItem(STORAGE_KEY);
    return value === null ? undefined : value === 'paused';
  } catch {
    return undefined;
  }
}
