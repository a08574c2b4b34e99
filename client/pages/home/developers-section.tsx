import { Actions } from '#client/components/action.tsx';
import { Icon } from '#client/components/icon.tsx';
import { Section } from '#client/components/section.tsx';
import { BackgroundVideo } from '#client/motion/background-video.tsx';
import { developers } from '#shared/content/home.ts';
import { CardGrid } from './card-grid';

export function DevelopersSection() {
  return (
    <Section id="developers" ground="ink" words={developers} variant="developers">
      <Actions ids={developers.actions} />
      <div className="screen screen-only">
        <BackgroundVideo clip="developer" />
      </div>
      <CardGrid items={developers.tiles} renderPicture={(tile) => <Icon name={tile.icon} />} />
    </Section>
  );
}
