import { contactChannels, contactForm } from '../../shared/content/contact';
import { Arrow } from '../components/arrow';
import { isOutside, SiteLink } from '../components/site-link';

interface ContactChannelsProps {
  /** Opens the mail program with the message filled in. */
  mailUrl?: string | undefined;
}

/** Where the team can be reached today. */
export function ContactChannels({ mailUrl }: ContactChannelsProps) {
  return (
    <ul className="contact-channels" aria-label={contactForm.channelsLabel}>
      {mailUrl && (
        <li>
          <a href={mailUrl} className="text-link">
            {contactForm.openMail}
          </a>
        </li>
      )}
      {contactChannels.map((channel) => (
        <li key={channel.label}>
          <SiteLink to={channel.to} className="text-link">
            {channel.label}
            {isOutside(channel.to) && <Arrow />}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
