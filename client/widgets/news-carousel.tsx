import type { NewsItem } from '../../shared/content/home';
import { Actions } from '../components/action';
import { Plate } from './plate';

interface NewsCarouselProps {
  items: readonly NewsItem[];
}

/** The articles of What's New, all readable as they are served. */
export function NewsCarousel({ items }: NewsCarouselProps) {
  return (
    <ul className="news">
      {items.map((item) => (
        <li key={item.id}>
          <article className="news__card" aria-labelledby={`news-${item.id}`}>
            <Plate name={item.plate} alt={item.imageAlt} ground="bone" />
            <div className="news__text">
              <h3 id={`news-${item.id}`}>{item.title}</h3>
              <p>{item.excerpt}</p>
              <Actions ids={['readArticle']} variant="text" />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
