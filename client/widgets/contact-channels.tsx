import { contactChannels, contactForm } from '../../shared/content/contact';
import { SiteLink } from '../components/site-link';

/** Where the team can be reached today. */
export function ContactChannels() {
  return (
    <ul className="contact-channels" aria-label={contactForm.channelsLabel}>
      {contactChannels.map((channel) => (
        <li key={channel.label}>
          <SiteLink to={channel.to} className="text-link">
            {channel.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
