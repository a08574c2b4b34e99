export interface FaqEntry {
  /** Anchor of the question. */
  id: string;
  question: string;
  answer: string;
}

interface FaqProps {
  entries: readonly FaqEntry[];
}

/** Questions that open one by one, without scripts too. */
export function Faq({ entries }: FaqProps) {
  return (
    <div className="faq">
      {entries.map((entry) => (
        <details key={entry.id} id={entry.id} className="faq__entry">
          <summary className="faq__question">{entry.question}</summary>
          <p className="faq__answer">{entry.answer}</p>
        </details>
      ))}
    </div>
  );
}
