import { listAccounts } from '#shared/channels/official-channels.ts';
import { messengers, services } from '#shared/channels/services.ts';
import type { NavLink } from './navigation';

export const contactIntro = {
  heading: 'Contact',
  lead: 'Write to the team about the presale, a\u00a0partnership, research, press or a position.',
};

/** Where the team can be reached today. */
export const contactChannels: readonly NavLink[] = listAccounts()
  .filter(({ kind }) => kind === 'email' || services[kind].takesMessages)
  .flatMap(({ kind, label, value, url }) =>
    url && value ? [{ label: kind === 'email' ? value : label, to: url }] : [],
  );

/** What a visitor writes. */
export type ContactMessage = Record<ContactFieldName, string>;

export type ContactFieldName = 'name' | 'email' | 'subject' | 'message';

export interface ContactField {
  name: ContactFieldName;
  label: string;
  type: 'text' | 'email' | 'long-text';
  autoComplete: 'name' | 'email' | 'off';
  /** In UTF-16 code units, as browsers count. */
  maxLength: number;
  /** How to correct a field that is empty or is no valid address. */
  help: string;
}

/** Also the longest subject that a link may fill in. */
export const subjectMaxLength = 120;

/**
 * What browsers accept as an email address, plus a dot in its domain:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const emailPattern =
  "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?([.][a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$";

export const contactForm = {
  heading: 'Your message',
  fields: [
    {
      name: 'name',
      label: 'Full Name',
      type: 'text',
      autoComplete: 'name',
      maxLength: 100,
      help: 'Enter your name.',
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
      help: 'Enter a subject.',
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
  /** A honeypot: people do not see this field, and programs fill in every field. */
  trap: { name: 'website', label: 'Leave this field empty' },
  /** Shown if not even the first script arrives. */
  late: 'The button does not work: its script has not arrived. You may be offline, or scripts are off.',
  withoutScripts:
    'Scripts are off in your browser, so nothing is sent. You can reach the team here:',
  /** Announced by screen readers near the limit of a field. */
  room: {
    near: 'Few characters left.',
    none: 'No characters left.',
    passed: 'Too many characters.',
  },
  errorsTitle: 'Please correct this first',
  sending: 'Sending your message…',
  /** Results of sending: what happened, then what it means for the visitor. */
  outcomes: {
    'not-connected': {
      title: 'Your message is ready to copy.',
      text: `Nothing has left your browser, and every word is still in the form. Paste it to the team on ${messengers}.`,
    },
    'mail-opened': {
      title: 'Finish in your mail program.',
      text: 'It should now show your message. Nothing is sent until you send it there. If no window has opened, copy your message from the form, and write to the team here:',
    },
    'mail-cut': {
      title: 'Finish in your mail program.',
      text: 'It should now show the beginning of your message: mail programs take only so much from a website. Copy the whole message, which is still in the form, and paste it over what is there. Nothing is sent until you send it there.',
    },
    stored: {
      title: 'Your message was sent.',
      text: 'It is stored for the team to read. The form is empty again, so that nothing is sent twice.',
    },
    trapped: {
      title: 'Your message was not sent.',
      text: 'A hidden field was filled in, as spam programs do. It is empty now. Every word is still in the form: if you are a person, send it again, or copy it and write to the team here instead.',
    },
    unattested: {
      title: 'Your message was not sent.',
      text: 'The check that keeps bots out did not answer, or took this browser for one; a script blocker may be the cause. Every word is still in the form: allow scripts from recaptcha.net and gstatic.com and send it again, or copy it and write to the team here instead.',
    },
    failed: {
      title: 'Your message was not sent.',
      text: 'The team’s database did not accept it. Every word is still in the form: try again in a few minutes, or copy it and write to the team here instead.',
    },
    unreachable: {
      title: 'Your message was not sent.',
      text: 'It did not get through; you may be offline. Every word is still in the form: check your connection and send it again, or copy it and write to the team here instead.',
    },
    unanswered: {
      title: 'We cannot tell whether your message was sent.',
      text: 'No answer came in time. Every word is still in the form: if you send it again, it may reach the team twice.',
    },
  },
  copy: {
    label: 'Copy your message',
    /** Without a mail program, the button also opens the channel. */
    openLabel: 'Copy and open Telegram',
    done: 'Copied.',
    refused: 'Your browser does not allow copying; select the text in the form instead.',
  },
  openMail: 'Open the mail program again',
  channelsLabel: 'Channels',
};

export type ContactOutcomeName = keyof typeof contactForm.outcomes;
