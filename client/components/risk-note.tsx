import { riskSentence } from '../../shared/content/risk';
import { SiteLink } from './site-link';

/** The risk of the token, in view wherever it is offered. */
export function RiskNote() {
  return (
    <p className="risk-note">
      {riskSentence.text} <SiteLink to={riskSentence.link.to}>{riskSentence.link.label}</SiteLink>.
    </p>
  );
}
