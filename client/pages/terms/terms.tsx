import '#client/common-chunk.ts';
import { LegalPage } from '#client/legal/legal-page.tsx';
import { terms } from '#shared/content/terms.ts';

export function TermsPage() {
  return <LegalPage document={terms} />;
}
