interface StatementsProps {
  /** What each is about, and what is said of it. */
  items: Readonly<Record<string, string>>;
}

/** Sentences in large type, each run on from its heading. */
export function Statements({ items }: StatementsProps) {
  return (
    <ul className="statements">
      {Object.entries(items).map(([title, description]) => (
        <li key={title}>
          <h3>{title}.</h3> <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
