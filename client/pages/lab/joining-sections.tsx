import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { buildWithUs, community } from '#shared/content/lab.ts';

export function LabCommunitySection() {
  return (
    <Section
      id="community"
      ground="bone"
      heading={community.heading}
      lead={community.lead}
      variant="lab-community"
    >
      <Actions ids={community.actions} variant="secondary" />
    </Section>
  );
}

export function BuildWithUsSection() {
  return (
    <Section
      id="build-with-us"
      ground="ink"
      heading={buildWithUs.heading}
      lead={buildWithUs.lead}
      variant="build-with-us"
    >
      <Actions ids={buildWithUs.actions} />
    </Section>
  );
}
