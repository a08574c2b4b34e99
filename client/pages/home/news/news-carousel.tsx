import { useId } from 'react';
import { Actions } from '#client/components/action.tsx';
import { Arrow } from '#client/components/arrow.tsx';
import { headingOf } from '#client/components/section.tsx';
import { Plate } from '#client/plates/plate.tsx';
import { type NewsItem, news } from '#shared/content/home.ts';
import { useCarousel } from './use-carousel';
import { useSwipe } from './use-swipe';

const { items } = news;

const arrows = [
  ['previous', 'Previous article', -1],
  ['next', 'Next article', 1],
] as const;

/** The articles of What's New, one of them large (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). */
export function NewsCarousel() {
  const slidesId = useId();
  const { active, select, step, isRotating, canRotate, isStopped, toggle, hold } = useCarousel(
    items.length,
  );
  const swipe = useSwipe(step);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not slides.
    <div
      className="news"
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={headingOf('news')}
      {...hold}
    >
      {canRotate && (
        <button type="button" className="news__control news__rotation" onClick={toggle}>
          <span className="pause-icon" data-paused={isStopped} aria-hidden="true" />
          <span className="visually-hidden">{isStopped ? 'Start' : 'Stop'} changing articles</span>
        </button>
      )}
      <div className="news__arrows">
        {arrows.map(([direction, label, by]) => (
          <button
            key={direction}
            type="button"
            className="news__control"
            data-direction={direction}
            aria-label={label}
            aria-controls={slidesId}
            onClick={() => step(by)}
          >
            <Arrow />
          </button>
        ))}
      </div>
      <div
        id={slidesId}
        className="news__slides placed"
        aria-live={isRotating ? 'off' : 'polite'}
        {...swipe}
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there are the dots.
          <div
            key={item.id}
            className="news__slide"
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${items.length}`}
            data-active={index === active || undefined}
            onClick={() => select(index)}
          >
            <NewsCard item={item} isOpen={index === active} />
          </div>
        ))}
      </div>
      <div className="news__dots">
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            className="news__dot"
            aria-label={`Article ${index + 1} of ${items.length}: ${item.title}`}
            aria-current={index === active || undefined}
            aria-controls={slidesId}
            onClick={() => select(index)}
          />
        ))}
      </div>
    </div>
  );
}

interface NewsCardProps {
  item: NewsItem;
  isOpen: boolean;
}

function NewsCard({ item, isOpen }: NewsCardProps) {
  return (
    <article className="news__card" aria-labelledby={`news-${item.id}`}>
      <div className="news__picture">
        <Plate
          name={item.plate}
          sizes={
            isOpen
              ? '(min-width: 1800px) 640px, (min-width: 1101px) 563px, 92vw'
              : '(min-width: 1101px) 320px, 92vw'
          }
        />
      </div>
      <div className="news__text">
        <h3 id={`news-${item.id}`}>{item.title}</h3>
        <div className="news__details">
          <p>{item.excerpt}</p>
          <Actions ids={[{ label: news.read, about: item.title, to: item.to }]} variant="text" />
        </div>
      </div>
      {/* A copy of the title at the width of a narrow card, so that it never rewraps. */}
      <p className="news__label" aria-hidden="true">
        {item.title}
        <a className="button" data-variant="text" href={item.to} tabIndex={-1}>
          {news.read}
          <Arrow />
        </a>
      </p>
    </article>
  );
}
