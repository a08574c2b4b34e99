import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { Edition } from './edition';
import { WhitepaperText } from './whitepaper-text';

const { id, heading } = whitepaperSection.reader;

/** The topics of the whitepaper, its PDF and its text. */
export function WhitepaperContent() {
  return (
    <>
      <ul className="designs placed">
        {whitepaperSection.topics.map(({ title, glyph, description, parts }) => (
          <li key={title} className="designs__design">
            <img
              className="designs__glyph inked-in-view screen-only"
              src={glyph}
              alt=""
              width={144}
              height={144}
              loading="lazy"
            />
            <div className="designs__head">
              <h3 className="designs__title">{title}</h3>
              <p>{description}</p>
            </div>
            <dl className="designs__parts">
              {Object.entries(parts).map(([name, text]) => (
                <div key={name} className="designs__part">
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <img
        className="designs-cover inked-in-view screen-only"
        src="/images/cover-whitepaper.svg"
        alt=""
        width={600}
        height={848}
        loading="lazy"
      />
      <Edition />
      <details className="faq__entry reader">
        <summary className="faq__question">
          <h3>{heading}</h3>
        </summary>
        <div id={id} className="reader__sheet" data-ground="bone">
          <WhitepaperText />
        </div>
      </details>
    </>
  );
}
