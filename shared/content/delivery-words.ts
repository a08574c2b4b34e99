import { messengers } from '#shared/channels/services.ts';

/** What the contact form's button will do, said before one writes: also on a page that leads to it. */
export const deliveryWords = {
  none: `The form prepares your message. You then send it yourself, on ${messengers}.`,
  mail: 'The form opens your mail program with everything filled in. You send the message there.',
  documents:
    'The form sends your message to the team’s database, which nobody can read from the web.',
  attested:
    'The form sends your message to the team’s database, which nobody can read from the web. It is protected by reCAPTCHA: when you press the button, a Google script checks your browser first.',
} as const;
