import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { news } from '#shared/content/home.ts';
import { NewsCarousel } from './news/news-carousel';

export function NewsSection() {
  return (
    <Section id="news" ground="bone" words={news} variant="news">
      <NewsCarousel items={news.items} headingId="news-heading" />
      <Actions ids={news.actions} />
    </Section>
  );
}
