import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { whitepaperPromo } from '#shared/content/home.ts';

export function WhitepaperSection() {
  return (
    <Section id="whitebook" ground="ink" words={whitepaperPromo} variant="whitepaper">
      <Actions ids={whitepaperPromo.actions} />
      <img
        className="whitepaper-cover"
        src="/images/cover-whitepaper.svg"
        alt={whitepaperPromo.coverAlt}
        width={600}
        height={848}
        loading="lazy"
      />
    </Section>
  );
}
