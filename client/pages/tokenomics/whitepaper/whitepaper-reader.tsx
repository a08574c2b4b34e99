import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { WhitepaperText } from './whitepaper-text';

const { id, heading, note } = whitepaperSection.reader;

/** The whitepaper on the page, opened by whoever wants to read it here. */
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
