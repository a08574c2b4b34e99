import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { Section } from '#client/components/section.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { about, checks, statistics } from '#shared/content/home.ts';

/** An open account book: what the project is on the left page, its figures on the right one. */
export function AboutSection() {
  return (
    <Section id="about" ground="bone" heading={about.heading} lead={about.statement} variant="book">
      <div className="book__text">
        <p>{about.lead}</p>
        <Actions ids={about.actions} variant="row" />
      </div>
      <ul className="four-books" aria-label={about.booksLabel}>
        {about.books.map((book) => (
          <li key={book}>{book}</li>
        ))}
      </ul>
      <div id="statistics" className="book__figures">
        <h3>{statistics.heading}</h3>
        <p>{statistics.scope}</p>
        <FigureStrip figures={statistics.figures} />
        <Actions ids={statistics.actions} />
      </div>
      <div className="book__checks">
        <h3>{checks.heading}</h3>
        <dl>
          {checks.rows.map(({ name, claim, proof, link }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{claim}</dd>
              <dd>{proof}</dd>
              <dd>
                <SiteLink to={link.to}>{link.label}</SiteLink>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
