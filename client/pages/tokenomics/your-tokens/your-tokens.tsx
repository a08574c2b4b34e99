import { useEffect, useId, useState } from 'react';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { yourTokens } from '#shared/content/tokenomics.ts';
import { type Holding, holdingOf, writeAmount } from '#shared/figures/holding.ts';
import { site } from '#shared/site.ts';
import { Scales } from './scales';

/** Shows an amount of tokens as a share of the supply, of the votes and of a validator's stake. */
export function YourTokensSection() {
  return (
    <Section id="your-tokens" ground="bone-deep" words={yourTokens} variant="your-tokens">
      <YourTokens />
    </Section>
  );
}

function YourTokens() {
  const [text, setText] = useState(yourTokens.example);
  // The served page only shows the example, because input before hydration would be lost.
  const [isAnswering, setAnswering] = useState(false);
  useEffect(() => setAnswering(true), []);
  const id = useId();
  const answer = holdingOf(text);
  const holding = 'holding' in answer ? answer.holding : undefined;
  return (
    <div className="your-tokens">
      <div>
        <label htmlFor={id}>{yourTokens.field}</label>
        <div className="your-tokens__field">
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={text}
            readOnly={!isAnswering}
            aria-invalid={!holding}
            aria-describedby={`${id}-answer`}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => holding && /^\d+$/.test(text) && setText(writeAmount(holding.tokens))}
          />
          <span>{site.symbol}</span>
        </div>
      </div>
      <div id={`${id}-answer`} className="your-tokens__answer" aria-live="polite">
        {'problem' in answer && (
          <p className="your-tokens__problem">{yourTokens.problems[answer.problem]}</p>
        )}
        {holding && <Answer {...holding} />}
      </div>
      <Scales tokens={holding?.tokens ?? 0} />
    </div>
  );
}

function Answer({ share, votes, stakes }: Holding) {
  return (
    <dl>
      <div>
        <dt>{yourTokens.share}</dt>
        <dd>{writeAmount(share)}%</dd>
      </div>
      <div>
        <dt>{yourTokens.votes}</dt>
        <dd>{writeAmount(votes)}</dd>
      </div>
      <div>
        <dt>
          <MarkedWords text={yourTokens.stakes} />
        </dt>
        <dd>{writeAmount(stakes)}</dd>
      </div>
    </dl>
  );
}
