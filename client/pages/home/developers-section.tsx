import { developers } from '../../../shared/content/home';
import { Actions } from '../../components/action';
import { CardGrid } from '../../components/card-grid';
import { Icon } from '../../components/icon';
import { Section } from '../../components/section';
import { BackgroundVideo } from '../../widgets/background-video';

export function DevelopersSection() {
  return (
    <Section
      id="developers"
      ground="ink"
      heading={developers.heading}
      lead={developers.lead}
      variant="developers"
    >
      <Actions ids={developers.actions} />
      <div className="screen">
        <BackgroundVideo clip="developer" />
      </div>
      <CardGrid
        items={developers.tiles}
        variant="ruled"
        columns={4}
        renderPicture={(tile) => <Icon name={tile.icon} />}
      />
    </Section>
  );
}
