import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { dex, keyFeatures } from '#shared/content/ecosystem.ts';

/** The planned exchange: a sheet across the page whose middle is not printed yet. */
export function ExchangeSection() {
  const { exchange } = keyFeatures;
  return (
    <Section id="dex" ground="bone-deep" words={dex} variant="exchange">
      <p className="badge">{dex.status}</p>
      <ExchangedLines />
      <div className="exchange__aim">
        <p>{dex.aim}</p>
        <Actions ids={dex.actions} />
      </div>
      <div className="exchange__feature">
        <h3>{exchange.title}</h3>
        <p className="terms">{exchange.description}</p>
      </div>
      <dl className="terms exchange__plan">
        {Object.entries(dex.plan).map(([term, description]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Two bundles change sides without a stop between them: printed on both sides, dotted where they cross. */
function ExchangedLines() {
  return (
    <svg
      className="exchange__lines"
      viewBox="0 0 1440 240"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[...bundle(1, 149), ...bundle(149, 1)].map((lines) => (
        <path key={lines} d={lines} />
      ))}
    </svg>
  );
}

/** The printed and the dotted parts of lines that leave one height for another. */
function bundle(from: number, to: number): string[] {
  let [printed, dotted] = ['', ''];
  for (let line = 0; line < 16; line += 1) {
    const [left, right] = [from + 6 * line, to + 6 * line];
    const start = 340 + 10 * (from < to ? line : 15 - line);
    const end = start + 610;
    printed += `M0 ${left}H${start}M${end} ${right}H1440`;
    dotted += `M${start} ${left}C${start + 350} ${left} ${end - 350} ${right} ${end} ${right}`;
  }
  return [printed, dotted];
}
