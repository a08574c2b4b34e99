/** Resolves when the animations inside of an element have ended; a pause cancels them. */
export async function whenStill(element: Element | null): Promise<void> {
  const animations = element?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
}
