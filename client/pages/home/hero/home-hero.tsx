import { Coin } from '#client/coin/coin.tsx';
import { Actions } from '#client/components/action.tsx';
import { ConstantPart } from '#client/components/constant-part.tsx';
import { MotionSwitch } from '#client/components/motion-switch.tsx';
import { hero } from '#shared/content/home.ts';
import { site } from '#shared/site.ts';

export function HomeHero() {
  return (
    <section className="home-hero slots-open" data-ground="ink" aria-labelledby="page-title">
      <picture>
        <source
          media="(max-width: 700px)"
          srcSet="/images/braid-phone.svg"
          width={390}
          height={236}
        />
        <img
          className="home-hero__field screen-only coloured"
          src="/images/braid-home.svg"
          alt=""
          width={2560}
          height={690}
          fetchPriority="high"
        />
      </picture>
      <div className="container home-hero__body">
        <ConstantPart as="div" id="home-hero-copy" className="home-hero__copy">
          <h1 id="page-title" tabIndex={-1}>
            {site.tagline.headline}
          </h1>
          <p className="lead">{hero.purpose}</p>
          <p className="home-hero__tagline">
            {site.tagline.lead} <span>{site.tagline.promise}</span>
          </p>
          <Actions ids={hero.actions} proof={hero.proof} />
        </ConstantPart>
        <MotionSwitch variant="compact" />
        <div className="home-hero__coin">
          <Coin size="hero" />
        </div>
      </div>
    </section>
  );
}
