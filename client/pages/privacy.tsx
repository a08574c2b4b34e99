import '../common-chunk';
import { privacyPolicy } from '../../shared/content/privacy';
import { LegalPage } from '../components/legal-page';
import { usePageContext } from '../components/page-context';

export function PrivacyPage() {
  const { firebase, storesMessages } = usePageContext();
  return <LegalPage document={privacyPolicy({ isConnected: firebase !== null, storesMessages })} />;
}
