import { type ComponentProps, useId } from 'react';
import { SiteLink } from './site-link';

interface NotedLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'describedBy'> {
  /** What is not open yet; heard with the link, where there is no room to show it. */
  notOpen?: string | undefined;
}

/** A link among others that says when it leads to something else than what it names. */
export function NotedLink({ notOpen, ...link }: NotedLinkProps) {
  const noteId = useId();
  if (!notOpen) return <SiteLink {...link} />;
  return (
    <>
      <SiteLink {...link} describedBy={noteId} />
      <span id={noteId} className="visually-hidden">
        {notOpen}
      </span>
    </>
  );
}
