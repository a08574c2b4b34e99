import { SiteLink } from '#client/navigation/site-link.tsx';
import { checks } from '#shared/content/home-checks.ts';

/** What can be checked today, and where. */
export function Checks() {
  return (
    <>
      <h3>{checks.heading}</h3>
      <dl>
        {checks.rows.map(({ name, claim, proof, link }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {claim} {proof}
            </dd>
            <dd>
              <SiteLink to={link.to}>{link.label}</SiteLink>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
