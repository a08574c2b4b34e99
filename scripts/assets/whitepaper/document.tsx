import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '#shared/site.ts';
import type { FigureName } from '#shared/whitepaper/chapters/chapter.ts';
import { whitepaperDocument as paper } from '#shared/whitepaper/whitepaper.ts';
import { Notes, PaperChapter } from './chapter';

export interface DocumentParts {
  styles: string;
  /** The cover as SVG. */
  cover: string;
  figures: Record<FigureName, string>;
  /** Seal of each roadmap phase, by the phase's number. */
  seals: ReadonlyMap<number, string>;
  /** Page of each chapter by its id; empty at the first printing. */
  pages: ReadonlyMap<string, number>;
}

/** The whole paper as one HTML document. */
export function renderDocument({ styles, ...parts }: DocumentParts): string {
  const html = renderToStaticMarkup(<PaperDocument {...parts} />);
  // React would escape the quotes of a style sheet.
  return `<!doctype html>${html.replace('</head>', () => `<style>${styles}</style></head>`)}`;
}

function PaperDocument({ cover, figures, seals, pages }: Omit<DocumentParts, 'styles'>) {
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{paper.title}</title>
        <meta name="description" content={paper.subject} />
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own generator, printed once and never served. */}
        <header className="cover" dangerouslySetInnerHTML={{ __html: cover }} />
        <nav className="chapter" data-chapter="contents" aria-labelledby="contents">
          <h2 id="contents">{paper.contents}</h2>
          <Notes notes={paper.about} />
          <ol className="contents__list">
            {paper.chapters.map((chapter) => (
              <li key={chapter.id}>
                <a className="contents__chapter" href={`#${chapter.id}`}>
                  <span>{chapter.title}</span> <span>{pages.get(chapter.id) ?? '00'}</span>
                </a>
                <ul className="contents__sections">
                  {Object.entries(chapter.sections).map(([id, section]) => (
                    <li key={id}>
                      <a href={`#${id}`}>{section.title}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </nav>
        <main>
          {paper.chapters.map((chapter) => (
            <PaperChapter key={chapter.id} chapter={chapter} figures={figures} seals={seals} />
          ))}
        </main>
      </body>
    </html>
  );
}
