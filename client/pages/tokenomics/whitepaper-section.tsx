import { type WhitepaperTopic, whitepaper } from '../../../shared/content/tokenomics';
import { Actions } from '../../components/action';
import { CardGrid } from '../../components/card-grid';
import { Section } from '../../components/section';

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
      <div className="edition">
        <div className="edition__text">
          <h3 className="edition__name">{whitepaper.edition.name}</h3>
          <p className="edition__note">{whitepaper.edition.note}</p>
        </div>
        <Actions ids={whitepaper.download} />
        <Actions ids={whitepaper.next} variant="coming-soon" />
      </div>
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
