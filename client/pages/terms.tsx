import '../common-chunk';
import { terms } from '../../shared/content/terms';
import { LegalPage } from '../components/legal-page';

export function TermsPage() {
  return <LegalPage document={terms} />;
}
