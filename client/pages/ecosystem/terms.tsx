import { MarkedWords } from '#client/components/marked-figure.tsx';
import type { Words } from '#shared/figures/words.ts';

interface TermsProps {
  of: Readonly<Record<string, Words>>;
  className: string;
}

/** Terms, each with its text. */
export function Terms({ of, className }: TermsProps) {
  return (
    <dl className={`terms ${className}`}>
      {Object.entries(of).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <MarkedWords text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
