import { CopyButton } from '#client/components/copy-button.tsx';
import { type CodeSample, codeSamples, codeScreen } from '#shared/content/code-samples.ts';
import { specimen } from '#shared/content/specimen.ts';
import { codePartsOf } from './code-parts';

/**
 * One screen with a sample for each SDK. The tabs are radio buttons, which need no script; in browsers
 * where that does not work, all samples are shown one below the other.
 */
export function CodeScreen() {
  return (
    <div id="examples" className="code-screen" tabIndex={-1}>
      <fieldset className="code-screen__tabs">
        <legend className="visually-hidden">{codeScreen.legend}</legend>
        {codeSamples.map(({ language }) => (
          <label key={language} className="code-screen__tab">
            <input
              type="radio"
              name="sample"
              value={language}
              defaultChecked={language === codeScreen.first}
            />
            {language}
          </label>
        ))}
      </fieldset>
      <div className="code-screen__samples">
        {codeSamples.map((sample) => (
          <Sample key={sample.language} {...sample} />
        ))}
      </div>
      <p className="code-screen__note">{codeScreen.note}</p>
    </div>
  );
}

function Sample({ title, language, source }: CodeSample) {
  const name = `${title}, ${language}`;
  return (
    <div className="sample">
      <CopyButton words={codeScreen.copy} about={name} readText={() => source} />
      <div className="sample__numbers" aria-hidden="true">
        {source
          .split('\n')
          .map((_, at) => at + 1)
          .join('\n')}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll it sideways. */}
      <section className="sample__code" tabIndex={0} aria-label={name}>
        <pre>
          <code>
            {codePartsOf(source).map(({ text, kind }, at) =>
              kind ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never change order.
                <span key={at} data-kind={kind}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </code>
        </pre>
      </section>
      <p
        className="rubber-stamp"
        onAnimationEnd={({ currentTarget: { parentElement } }) =>
          parentElement?.setAttribute('data-written', '')
        }
      >
        {specimen}
      </p>
    </div>
  );
}
