import { type ComponentProps, useId } from 'react';
import { SiteLink } from './site-link';

interface NotedLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'describedBy'> {
  /** What is not open yet, for screen readers, where there is no room to show it. */
  notOpen?: string | undefined;
}

/** A link that tells screen readers when it leads elsewhere, because the thing that it names is not open yet. */
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
