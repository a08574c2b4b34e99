import type { Words } from '#shared/figures/words.ts';
import { MarkedWords } from './marked-figure';

interface FaqEntry {
  /** Anchor of the entry. */
  id: string;
  question: string;
  answer: Words;
}

interface FaqProps {
  entries: readonly FaqEntry[];
}

/** Questions that open one by one, also without scripts. */
export function Faq({ entries }: FaqProps) {
  return (
    <div className="faq">
      {entries.map((entry) => (
        <details key={entry.id} className="faq__entry">
          <summary className="faq__question">{entry.question}</summary>
          {/* The anchor is inside, because browsers open the details element that hides a link's target. */}
          <p id={entry.id} className="faq__answer slots-open">
            <MarkedWords text={entry.answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
