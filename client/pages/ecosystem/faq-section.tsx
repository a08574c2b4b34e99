import { Actions } from '#client/components/action.tsx';
import { Instrument } from '#client/components/instrument.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { ecosystemFaq } from '#shared/content/ecosystem.ts';

/** Two lists, so that opening an answer moves nothing in the other column. */
export function FaqSection() {
  const { actions } = ecosystemFaq;
  const entries = Object.entries(ecosystemFaq.entries);
  const half = Math.ceil(entries.length / 2);
  return (
    <Section id="faq" ground="bone" words={ecosystemFaq} variant="questions">
      <div className="bench screen-only">
        <Instrument icon="document" />
      </div>
      {[entries.slice(0, half), entries.slice(half)].map((column, place) => (
        <div key={column[0]?.[0]} className="faq">
          {column.map(([id, { question, answer }]) => (
            <details key={id} className="faq__entry unfolding">
              <summary className="faq__question">{question}</summary>
              {/* The anchor is inside, because browsers open the details element that hides a link's target. */}
              <p id={id} className="faq__answer">
                <MarkedWords text={answer} />
              </p>
            </details>
          ))}
          {place === 1 && <Actions ids={actions} variant="text" />}
        </div>
      ))}
    </Section>
  );
}
