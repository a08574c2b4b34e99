import { Actions } from '#client/components/action.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { VersionLedger } from './version-ledger';

const { name, note, comparison, data } = whitepaperSection.edition;

/** The PDF with its size and hash, beside the list of versions. */
export function Edition() {
  return (
    <div className="edition">
      <div className="edition__document">
        <h3>{name}</h3>
        <p className="edition__note">{note}</p>
        <p className="edition__comparison">
          {comparison.before}
          <code>
            <Unbroken text={comparison.command} />
          </code>
          {comparison.after} <a href={data.path}>{data.label}</a>
        </p>
      </div>
      <VersionLedger />
      <Actions ids={whitepaperSection.download} />
    </div>
  );
}
