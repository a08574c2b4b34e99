import { chooseContactDelivery } from '#shared/settings/contact-delivery.ts';
import { placeholderFirebase } from '#shared/settings/firebase-settings.ts';

const firebase = { ...placeholderFirebase, apiKey: 'key', projectId: 'demo' };
const email = 'team@example.com';
const none = { by: 'none' };
const mail = { by: 'mail', address: email };
const documents = { by: 'documents', settings: firebase };

test.each([
  { email: null, firebase: null, storesMessages: false, delivery: none },
  { email: null, firebase, storesMessages: false, delivery: none },
  { email: null, firebase: null, storesMessages: true, delivery: none },
  { email: null, firebase: placeholderFirebase, storesMessages: true, delivery: none },
  { email, firebase: null, storesMessages: false, delivery: mail },
  { email, firebase, storesMessages: false, delivery: mail },
  { email, firebase: null, storesMessages: true, delivery: mail },
  { email: null, firebase, storesMessages: true, delivery: documents },
  { email, firebase, storesMessages: true, delivery: documents },
])(
  'address $email, Firebase $firebase.projectId, switched on $storesMessages: by $delivery.by',
  ({ delivery, ...settings }) => {
    expect(chooseContactDelivery(settings)).toEqual(delivery);
  },
);
