import '../common-chunk';
import { hero } from '../../shared/content/build';
import { clips } from '../../shared/media';
import { Actions } from '../components/action';
import { PageHero } from '../components/page-hero';
import { ExamplesSection } from './build/examples-section';
import { SdksSection } from './build/sdks-section';
import { StartupHubSection } from './build/startup-hub-section';
import { TestnetSection } from './build/testnet-section';
import { ToolsSection } from './build/tools-section';

export function BuildPage() {
  const { poster, alt, width, height } = clips.developer;
  return (
    <>
      <PageHero heading={hero.heading} lead={hero.lead} variant="build">
        <Actions ids={hero.actions} />
        <p className="build-screen">
          <img src={poster} alt={alt} width={width} height={height} fetchPriority="high" />
        </p>
      </PageHero>
      <SdksSection />
      <ToolsSection />
      <ExamplesSection />
      <StartupHubSection />
      <TestnetSection />
    </>
  );
}
