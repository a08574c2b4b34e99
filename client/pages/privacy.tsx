import '../common-chunk';
import { privacyPolicy } from '../../shared/content/privacy';
import { LegalPage } from '../components/legal-page';
import { usePageContext } from '../components/page-context';

export function PrivacyPage() {
  const { firebase, storesMessages } = usePageContext();
  const isAttested = Boolean(firebase?.appCheck);
  const connections = { isConnected: firebase !== null, storesMessages, isAttested };
  return <LegalPage document={privacyPolicy(connections)} />;
}
