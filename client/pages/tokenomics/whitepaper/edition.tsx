import { Actions } from '#client/components/action.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { VersionLedger } from './version-ledger';

const { name, note, verify, data } = whitepaperSection.edition;

/** The PDF, and how to compare a copy with the hash of its version. */
export function Edition() {
  return (
    <div className="edition">
      <div className="edition__document">
        <h3>{name}</h3>
        <p>{note}</p>
      </div>
      <Actions ids={whitepaperSection.actions} />
      <details className="edition__verify faq__entry">
        <summary className="faq__question">{verify.heading}</summary>
        <div id={verify.id} className="edition__copy">
          <p>
            {verify.before}{' '}
            <code>
              <Unbroken text={verify.command} />
            </code>{' '}
            {verify.after} <a href={data.path}>{data.label}</a>
          </p>
          <VersionLedger />
        </div>
      </details>
    </div>
  );
}
