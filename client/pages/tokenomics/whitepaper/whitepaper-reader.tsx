import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { WhitepaperText } from './whitepaper-text';

const { id, heading } = whitepaperSection.reader;

/** The text of the whitepaper in a details element. */
export function WhitepaperReader() {
  return (
    <details className="faq__entry reader">
      <summary className="faq__question">
        <h3>{heading}</h3>
      </summary>
      <div id={id} className="reader__sheet" data-ground="bone">
        <WhitepaperText />
      </div>
    </details>
  );
}
