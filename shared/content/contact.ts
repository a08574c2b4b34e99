import { site } from '../site';
import type { NavLink } from './navigation';

export const contactIntro = {
  heading: 'Contact',
  lead: 'Write to the team about the presale, a partnership, research, press or a position.',
};

/** Where the team can be reached today. */
export const contactChannels: readonly NavLink[] = [
  { label: 'X', to: site.channels.x },
  { label: 'Telegram', to: site.channels.telegram },
];

export interface ContactField {
  name: 'name' | 'email' | 'subject' | 'message';
  label: string;
  type: 'text' | 'email' | 'long-text';
  autoComplete: 'name' | 'email' | 'off';
  /** In UTF-16 code units, as browsers count them. */
  maxLength: number;
  /** How to mend what the browser refuses. */
  help: string;
}

/** The longest subject that a link may fill in, too. */
export const subjectMaxLength = 120;

export const contactForm = {
  heading: 'Your message',
  fields: [
    {
      name: 'name',
      label: 'Full Name',
      type: 'text',
      autoComplete: 'name',
      maxLength: 100,
      help: 'Enter the name that we should answer to.',
    },
    {
      name: 'email',
      label: 'Your Email',
      type: 'email',
      autoComplete: 'email',
      // The longest address that can be delivered to: https://www.rfc-editor.org/errata/eid1690
      maxLength: 254,
      help: 'Enter an email address such as name@example.com.',
    },
    {
      name: 'subject',
      label: 'Subject',
      type: 'text',
      autoComplete: 'off',
      maxLength: subjectMaxLength,
      help: 'Enter what the message is about.',
    },
    {
      name: 'message',
      label: 'Message',
      type: 'long-text',
      autoComplete: 'off',
      maxLength: 5000,
      help: 'Enter your message.',
    },
  ] satisfies ContactField[],
  submit: 'Send a message',
  withoutScripts:
    'This form needs scripts, which are off in your browser, so the button does nothing and nothing is sent. You can reach the team here:',
  notSent: {
    result: 'Your message was not sent.',
    reason:
      'No mailbox is connected to this form yet. Nothing has left your browser, and every word is still in the form: copy it and write to the team here instead:',
  },
  channelsLabel: 'Channels',
};
