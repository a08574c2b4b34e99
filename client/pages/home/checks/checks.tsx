import type { ComponentType } from 'react';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { checks } from '#shared/content/home-checks.ts';

export interface CheckFieldProps {
  label: string;
  submit: string;
}

interface ChecksProps {
  /** Replaces the proof and the link of the row that leads to the whole check. */
  Field?: ComponentType<CheckFieldProps>;
}

/** What can be checked today, and where. */
export function Checks({ Field }: ChecksProps) {
  return (
    <>
      <h3>{checks.heading}</h3>
      <dl>
        {checks.rows.map(({ name, claim, proof, link }) => {
          const hasField = link.to === checks.field.whole.to;
          const field = hasField && Field && <Field label={proof} submit={link.label} />;
          return (
            <div key={name} className={hasField ? 'book-checks__row' : undefined}>
              <dt>{name}</dt>
              <dd>
                {claim} {!field && proof}
              </dd>
              <dd className={field ? 'book-checks__field' : undefined}>
                {field || <SiteLink to={link.to}>{link.label}</SiteLink>}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
