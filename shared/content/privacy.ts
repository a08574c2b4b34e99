import { figures } from '#shared/figures/figures.ts';
import { words } from '#shared/figures/words.ts';
import { site } from '#shared/site.ts';
import { type LegalDocument, operator } from './legal';

const { minimumAge } = figures.eligibility;

interface Connections {
  /** Whether the operator has connected Firebase. */
  isConnected: boolean;
  /** Whether the contact form writes to its document database. */
  storesMessages: boolean;
  /** Whether Google's reCAPTCHA checks who sends a message. */
  isAttested?: boolean;
}

/** The policy for the services that the operator has connected. */
export function privacyPolicy({
  isConnected,
  storesMessages,
  isAttested = false,
}: Connections): LegalDocument {
  return {
    page: 'privacy',
    heading: 'Privacy policy',
    lead: `${site.product}’s website sets no cookies, runs no analytics and has no accounts, so it learns very little about you.`,
    sections: [
      {
        id: 'information-collected',
        title: 'Information we collect',
        facts: { 'Who you are': 'not asked', 'Server log': 'no IP address' },
        paragraphs: [
          'You can read every page without telling us who you are. This site has no registration, no sign-in and no payment, and we get no data about you from others.',
          storesMessages
            ? 'When you send the contact form, the name, address, subject and message that you typed are written to our message store, which Google’s Firebase keeps for us. Nothing is sent before you press the button. A link may fill in the subject for you; the subject is then part of the address of the page.'
            : 'The contact form itself sends nothing. The name, address, subject and message that you type stay in your browser until you send them yourself, and are gone when you close the page. A link may fill in the subject for you; the subject is then part of the address of the page.',
          isConnected
            ? 'The site starts the client of Google’s Firebase for sign-in, documents and files. There is no sign-in screen, so nobody is signed in with it. It keeps a small database in your browser for a future sign-in. What is kept:'
            : 'The site includes third-party software for sign-in, documents and files, without an account: it signs nobody in and makes no request. What is kept:',
        ],
        items: {
          'Server log':
            'for each request a random number, the time, the kind of request, the page requested, and the status, size and duration of the answer. No IP address, no search terms and nothing about your browser.',
          'Motion preference':
            'if you pause the motion on this site, that choice is stored on your device only. It is never sent to us.',
        },
      },
      {
        id: 'use',
        title: 'How we use information',
        facts: { Profiles: 'never made', Advertising: 'never shown' },
        paragraphs: [
          'We use the server log to find faults and keep the site reachable, and the motion preference to keep the site still on your next visit.',
          'We do not receive what you type in the contact form unless you send it to us; then we use it to answer you and for nothing else. We make no profiles, show no advertising and take no automated decisions about you.',
        ],
      },
      {
        id: 'sharing',
        title: 'How we share information',
        facts: { 'Personal data': 'not sold, rented or traded' },
        paragraphs: [
          'We do not sell, rent or trade personal data. Pictures, fonts, videos and scripts all come from this site itself, so reading a page tells no third party but our host that you were here.',
          'Others are involved only in these cases:',
        ],
        items: [
          ...(storesMessages
            ? ['Google keeps the messages that you send with the contact form, on our behalf.']
            : []),
          ...(isAttested
            ? [
                'When you press the button of the contact form, and not before, scripts of Google’s reCAPTCHA are loaded. They check your browser and how it is used, to keep out spam programs, and Google learns your IP address. The proof they give is kept in your browser until it expires.',
              ]
            : []),
          'The company that hosts the site carries the traffic between you and the server, and may keep technical records of its own as its contract and the law allow.',
          'A link to another site, such as our profile on X, our Telegram channel or the stablecoin’s website, leads to a service with its own privacy policy. Nothing is sent there before you follow the link.',
          'If the law requires us to hand over data, we hand over only what is asked for.',
        ],
      },
      {
        id: 'security-and-retention',
        title: 'Security and retention',
        facts: { 'Best protection': 'to hold no data' },
        paragraphs: [
          `The best protection is to hold no data: this site has no database of visitors. Pages are served with headers that block outside scripts${isAttested ? ' other than those of reCAPTCHA' : ''}, framing and form submissions elsewhere. No system is faultless.`,
          `We keep the server log only as long as we may need it to trace a fault. The motion preference stays on your device until you change it or clear the site’s data in your browser. ${
            storesMessages
              ? 'A message that you send is kept until it is answered and the matter is closed.'
              : 'What you type into the contact form is not kept at all.'
          }`,
        ],
      },
      {
        id: 'privacy-rights',
        title: 'Your privacy rights',
        facts: { 'Your rights': 'honoured wherever you live' },
        paragraphs: [
          'Depending on where you live, the law may give you rights over your personal data. Wherever you live, we honour these rights, as far as we hold such data:',
        ],
        items: [
          'to know whether we hold data about you, and to receive a copy of it;',
          'to have it corrected or deleted;',
          'to restrict or object to its use, and to withdraw consent;',
          'to receive it in a form that you can take elsewhere;',
          'to complain to the data protection authority of the place where you live or work.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and similar storage',
        facts: {
          Cookies: isAttested ? 'none of ours' : 'not one',
          Analytics: 'not loaded',
          'Kept on your device': isConnected
            ? 'motion choice, sign-in database'
            : 'motion choice only',
        },
        isKey: true,
        paragraphs: [
          `This site sets no cookies, neither its own nor anyone else’s. It loads no analytics, no advertising tags, no tracking pixels and no fonts or scripts from other servers${isAttested ? ', but for reCAPTCHA when you send a message: Google may then set a cookie of its own on recaptcha.net, to tell people from bots' : ''}. That is why no cookie banner asks for your consent.`,
          isConnected
            ? 'The site stores two things in your browser: the sign-in database and, once you have used its control, the motion preference. Delete them at any time with the site’s data in your browser’s settings; everything else keeps working.'
            : 'The site stores one thing in your browser: the motion preference, and only after you have used its control. Delete it at any time with the site’s data in your browser’s settings; everything else keeps working.',
        ],
      },
      {
        id: 'international-transfers',
        title: 'International transfers',
        facts: { 'Across borders': 'requests only' },
        paragraphs: [
          'The server that answers you may be in a different country from you. A request for a page may therefore cross borders, as it does for any website.',
          'We move no personal data from one country to another beyond that, since there are no accounts and no visitor records to move. Should this change, for instance because the contact form is connected to a mailbox abroad, this policy will name the safeguards that apply before the change takes effect.',
          ...(storesMessages
            ? [
                'A message that you send with the contact form may be kept in another country, where Google’s terms for Firebase and their standard safeguards apply to it.',
              ]
            : []),
        ],
      },
      {
        id: 'children',
        title: `Children under ${minimumAge.text}`,
        facts: { 'Written for': 'adults' },
        paragraphs: [
          words`This site is written for adults. It is not directed at anyone under ${minimumAge}, and we do not knowingly collect personal data from children.`,
          'If you believe that a child has given us personal data, tell us through one of the channels on the contact page. We will find it and delete it.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes to this policy',
        facts: { 'A new text applies': 'once it is published' },
        paragraphs: [
          'If the form begins to send anything, a sign-in is added or visits are measured, this policy will say so first. A new text applies from the day it is published.',
          `The date below the heading is the day (UTC) of your visit: you read the text in force on that day. For questions, use the channels on the contact page. ${operator}`,
        ],
      },
    ],
  };
}
