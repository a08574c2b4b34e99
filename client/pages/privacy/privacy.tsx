import '#client/common-chunk.ts';
import { usePageContext } from '#client/components/page-context.tsx';
import { LegalPage } from '#client/legal/legal-page.tsx';
import { privacyPolicy } from '#shared/content/privacy.ts';

export function PrivacyPage() {
  const { firebase, storesMessages } = usePageContext();
  const isAttested = Boolean(firebase?.appCheck);
  const connections = { isConnected: firebase !== null, storesMessages, isAttested };
  return <LegalPage document={privacyPolicy(connections)} />;
}
