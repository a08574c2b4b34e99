import { SiteLink } from '#client/navigation/site-link.tsx';
import { riskSentence } from '#shared/content/risk.ts';

const { text, short, link } = riskSentence;

/** The full risk note, beside the presale. */
export function RiskNote() {
  return (
    <p className="risk-note">
      {text} <SiteLink to={link.to}>{link.label}</SiteLink>
    </p>
  );
}

/** The risk note in one word, beside every link to the presale; screen readers get the full text. */
export function RiskLink() {
  return (
    <SiteLink to={link.to}>
      {short}
      <span className="visually-hidden">: {text}</span>
    </SiteLink>
  );
}
