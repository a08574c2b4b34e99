import { type WhitepaperTopic, whitepaper } from '../../../shared/content/tokenomics';
import { CardGrid } from '../../components/card-grid';
import { Section } from '../../components/section';
import { Edition } from './edition';

/** What the document says, the document itself, and last the edition that is still to come. */
export function WhitepaperSection() {
  return (
    <Section
      id="whitepaper"
      ground="ink"
      heading={whitepaper.heading}
      lead={whitepaper.lead}
      variant="whitepaper-topics"
    >
      <CardGrid
        items={whitepaper.topics}
        variant="framed"
        columns={3}
        renderPicture={(topic) => (
          <img src={topic.glyph} alt="" width={124} height={124} loading="lazy" />
        )}
        renderMore={(topic) => <Parts parts={topic.parts} />}
      />
      <Edition />
    </Section>
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
