import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Lets the router handle anchor links inside served HTML that React has not rendered, so that Back
 * restores the scroll position.
 */
export function useLinksWithin(container: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = container.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);

    function follow(event: MouseEvent): void {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain) return;
      event.preventDefault();
      navigate(link.hash);
    }
  }, [container, navigate]);
}
