import { news } from '../../../shared/content/home';
import { Actions } from '../../components/action';
import { Section } from '../../components/section';
import { NewsCarousel } from '../../widgets/news-carousel';

export function NewsSection() {
  return (
    <Section id="news" ground="bone" heading={news.heading} variant="news">
      <NewsCarousel items={news.items} headingId="news-heading" />
      <Actions ids={news.actions} variant="secondary" />
    </Section>
  );
}
