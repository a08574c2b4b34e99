import '../common-chunk';
import { privacy } from '../../shared/content/privacy';
import { LegalPage } from '../components/legal-page';

export function PrivacyPage() {
  return <LegalPage document={privacy} />;
}
