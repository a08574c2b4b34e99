import { whitepaper } from '../../../shared/content/tokenomics';
import { Actions } from '../../components/action';

const { name, note, facts, checksum } = whitepaper.edition;

/** The document with the entry that it has in the ledger: what it is, and how to know it again. */
export function Edition() {
  return (
    <div className="edition">
      <div className="edition__document">
        <h3 className="edition__name">{name}</h3>
        <p className="edition__note">{note}</p>
        <Actions ids={whitepaper.download} />
        <Actions ids={whitepaper.next} variant="coming-soon" />
      </div>
      <div className="edition__entry">
        <dl className="edition__facts">
          {facts.map((fact) => (
            <div key={fact.name} className="edition__fact">
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
          <div className="edition__fact" data-variant="checksum">
            <dt>{checksum.name}</dt>
            <dd>
              <code>{checksum.value}</code>
            </dd>
          </div>
        </dl>
        <p className="edition__comparison">
          {checksum.comparison.before}
          <code>{checksum.comparison.command}</code>
          {checksum.comparison.after}
        </p>
      </div>
    </div>
  );
}
