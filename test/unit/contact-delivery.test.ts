import { chooseContactDelivery } from '#shared/settings/contact-delivery.ts';
import { placeholderFirebase } from '#shared/settings/firebase-settings.ts';

const firebase = { ...placeholderFirebase, apiKey: 'key', projectId: 'demo' };
const email = 'team@example.com';

test.each([
  { email: null, firebase: null, storesMessages: false, by: 'none' },
  { email: null, firebase, storesMessages: false, by: 'none' },
  { email: null, firebase: null, storesMessages: true, by: 'none' },
  { email: null, firebase: placeholderFirebase, storesMessages: true, by: 'none' },
  { email, firebase: null, storesMessages: false, by: 'mail' },
  { email, firebase, storesMessages: false, by: 'mail' },
  { email, firebase: null, storesMessages: true, by: 'mail' },
  { email: null, firebase, storesMessages: true, by: 'documents' },
  { email, firebase, storesMessages: true, by: 'documents' },
])(
  'address $email, Firebase $firebase.projectId, switched on $storesMessages: by $by',
  ({ by, ...settings }) => {
    expect(chooseContactDelivery(settings).by).toBe(by);
  },
);

test('each way of delivery has its settings', () => {
  expect(chooseContactDelivery({ email, firebase: null, storesMessages: false })).toEqual({
    by: 'mail',
    address: email,
  });
  expect(chooseContactDelivery({ email, firebase, storesMessages: true })).toEqual({
    by: 'documents',
    settings: firebase,
  });
});
