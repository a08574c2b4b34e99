import '#client/common-chunk.ts';
import { Actions } from '#client/components/action.tsx';
import { preloadFirstView } from '#client/components/first-view.ts';
import { PageHero } from '#client/components/page-hero.tsx';
import { hero, sdkLedger, toolbox } from '#shared/content/build.ts';
import { CodeScreen } from './code-screen';
import { OffersSection } from './offers-section';
import { StartupHubSection } from './startup-hub-section';
import { TestnetSection } from './testnet-section';

export function BuildPage() {
  preloadFirstView('/images/moulding.svg');
  return (
    <>
      <PageHero words={hero} variant="build">
        <Actions ids={hero.actions} />
        <CodeScreen />
      </PageHero>
      <OffersSection id="sdks" ground="ink" words={sdkLedger} />
      <OffersSection id="tools" ground="bone" words={toolbox} />
      <StartupHubSection />
      <TestnetSection />
    </>
  );
}
