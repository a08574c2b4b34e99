import { type ComponentProps, useId } from 'react';
import { SiteLink } from './site-link';

interface NotedLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'describedBy'> {
  /** What is not open yet, for screen readers, where there is no room to show it. */
  notOpen?: string | undefined;
}

/** A link that says to screen readers what is not open yet, when it leads elsewhere for that reason. */
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
