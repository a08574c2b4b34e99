import { privacyPolicy } from '#shared/content/privacy.ts';

test.each([true, false])('the database is named exactly if there is one (%s)', (isConnected) => {
  const { sections } = privacyPolicy({ isConnected, storesMessages: false });
  const section = sections.find(({ id }) => id === 'cookies');
  expect(JSON.stringify(section).includes('database')).toBe(isConnected);
});
