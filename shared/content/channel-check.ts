/** Before the list of official channels. */
export const channelCheck = {
  heading: 'Is it really us?',
  label: 'Link, handle or address',
  hint: 'Paste a link or a whole message. Nothing is sent or stored.',
  submit: 'Check',
  empty: 'Paste a link, a handle or an address first.',
  checking: 'Checking…',
  failed:
    'The check could not be loaded, so nothing was checked. Compare by eye with the list below, letter by letter.',
  withoutScripts:
    'The check needs scripts, which are off in your browser. Compare by eye with the list below, letter by letter.',
};
