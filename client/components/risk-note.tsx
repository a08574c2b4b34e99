import { SiteLink } from '#client/navigation/site-link.tsx';
import { riskSentence } from '#shared/content/risk.ts';

const { text, short, link } = riskSentence;

/** The risk of the token in full: once, where the presale is shown. */
export function RiskNote() {
  return (
    <p className="risk-note">
      {text} <SiteLink to={link.to}>{link.label}</SiteLink>
    </p>
  );
}

/** The same in one word, beside every control that leads there; whoever hears the link hears it whole. */
export function RiskLink() {
  return (
    <SiteLink to={link.to}>
      {short}
      <span className="visually-hidden">: {text}</span>
    </SiteLink>
  );
}
