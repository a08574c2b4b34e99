import { Actions } from '#client/components/action.tsx';
import { BackgroundVideo } from '#client/components/background-video.tsx';
import { Section } from '#client/components/section.tsx';
import { ServedPart } from '#client/components/served-part.tsx';
import { developers } from '#shared/content/home.ts';

export function DevelopersSection() {
  return (
    <Section id="developers" ground="ink" words={developers} variant="developers">
      <Actions ids={developers.actions} />
      <div className="screen screen-only">
        <BackgroundVideo clip="developer" />
      </div>
      <ServedPart as="ul" name="developer-tiles" className="card-grid" />
    </Section>
  );
}
