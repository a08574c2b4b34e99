import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { WhitepaperText } from './whitepaper-text';

const { id, heading, note } = whitepaperSection.reader;

/** The text of the whitepaper in a details element. */
export function WhitepaperReader() {
  return (
    <details className="faq__entry reader">
      <summary className="faq__question reader__summary">
        <h3>{heading}</h3>
        <span className="reader__note">{note}</span>
      </summary>
      <div id={id} className="reader__sheet" data-ground="bone">
        <WhitepaperText />
      </div>
    </details>
  );
}
