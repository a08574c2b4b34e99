import { Arrow } from '#client/components/arrow.tsx';
import { isOutside, SiteLink } from '#client/navigation/site-link.tsx';
import { contactChannels, contactForm } from '#shared/content/contact.ts';

interface ContactChannelsProps {
  /** Opens the mail program with the message prefilled. */
  mailUrl?: string | undefined;
}

/** Where the team can be reached today. */
export function ContactChannels({ mailUrl }: ContactChannelsProps) {
  return (
    <ul className="contact-channels" aria-label={contactForm.channelsLabel}>
      {mailUrl && (
        <li>
          <a href={mailUrl}>{contactForm.openMail}</a>
        </li>
      )}
      {contactChannels.map((channel) => (
        <li key={channel.label}>
          <SiteLink to={channel.to}>
            {channel.label}
            {isOutside(channel.to) && <Arrow />}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
