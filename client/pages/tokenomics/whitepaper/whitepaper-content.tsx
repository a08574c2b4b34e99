import '#client/common-chunk.ts';
import { CardGrid } from '#client/components/card-grid.tsx';
import { type WhitepaperTopic, whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { Edition } from './edition';
import { WhitepaperReader } from './whitepaper-reader';

/**
 * What the document says, the document itself, and its text. Nothing here needs a script, and it is
 * most of the page: the server sends it as HTML, and the browser fetches this module only for
 * visitors who come by a link of the site, without that HTML.
 */
export function WhitepaperContent() {
  return (
    <>
      <CardGrid
        items={whitepaperSection.topics}
        variant="framed"
        columns={3}
        renderPicture={(topic) => (
          <img src={topic.glyph} alt="" width={124} height={124} loading="lazy" />
        )}
        renderMore={(topic) => <Parts parts={topic.parts} />}
      />
      <Edition />
      <WhitepaperReader />
    </>
  );
}

interface PartsProps {
  parts: WhitepaperTopic['parts'];
}

function Parts({ parts }: PartsProps) {
  return (
    <dl className="topic-parts">
      {parts.map((part) => (
        <div key={part.name} className="topic-parts__part">
          <dt>{part.name}</dt>
          <dd>{part.description}</dd>
        </div>
      ))}
    </dl>
  );
}
