import type { ReactNode } from 'react';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { riskSentence } from '#shared/content/risk.ts';

interface RiskNoteProps {
  /** Comes first: what is not open yet. */
  children?: ReactNode;
}

/** The risk of the token, in view wherever it is offered. */
export function RiskNote({ children }: RiskNoteProps) {
  return (
    <p className="risk-note">
      {children}
      {riskSentence.text} <SiteLink to={riskSentence.link.to}>{riskSentence.link.label}</SiteLink>.
    </p>
  );
}
