import { useEffect, useState } from 'react';
import { decorate } from '#client/components/decorate.ts';

/** The current section is the last one that begins above or inside this band of the viewport. */
const band = '0px 0px -66% 0px';

/** Id of the section that is being read; undefined above the first one, and without scripts. */
export function useReadingPosition(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(
    () =>
      decorate(() => {
        const seen = new Set<string>();
        const observer = new IntersectionObserver(
          (entries) => {
            for (const { target, isIntersecting } of entries) {
              if (isIntersecting) seen.add(target.id);
              else seen.delete(target.id);
            }
            setCurrent(ids.findLast((id) => seen.has(id)));
          },
          { rootMargin: band },
        );
        for (const id of ids) {
          const section = document.getElementById(id);
          if (section) observer.observe(section);
        }
        return () => observer.disconnect();
      }),
    [ids],
  );
  return current;
}
