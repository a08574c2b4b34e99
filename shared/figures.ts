/**
 * Every statistic that the site shows, once. Sets that seem to contradict each other count
 * different things: a set is only ever shown together with its scope.
 */
export interface Figure {
  value: string;
  label: string;
  note?: string;
  /** Read instead of `value` where the value is a picture. */
  spokenValue?: string;
}

export interface FigureSet {
  /** What the figures count, shown beside them. */
  scope: string;
  figures: readonly Figure[];
}

/** Figures that running text quotes as well as a statistics strip. */
export const quoted = {
  projects: '12+',
  communityMembers: '2K+',
  contributors: '50+',
  partners: '8+',
  governanceProposals: 12,
  developerGrantMaximum: '$5K',
  deploymentCost: 'typically under $1',
  supportHours: '24/7',
} as const;

export const homeFigures: FigureSet = {
  scope: 'Network figures of the public testnet, as shown on the home page',
  figures: [
    { value: '6M+', label: 'Investment on testnet' },
    { value: '20k+', label: 'Active accounts' },
    { value: '5K+', label: 'Testnet validators' },
    { value: '∞', spokenValue: 'Infinity', label: 'GlobaLink', note: '15+ countries' },
  ],
};

export const homeEcosystemFigures: FigureSet = {
  scope: 'Ecosystem as a whole',
  figures: [
    { value: '$1B+', label: 'Digital assets' },
    { value: quoted.projects, label: 'Active projects' },
  ],
};

export const ecosystemFigures: FigureSet = {
  scope: 'Ecosystem applications and their users',
  figures: [
    { value: quoted.projects, label: 'Projects' },
    { value: '8+', label: 'Integrations' },
    { value: '500+', label: 'Active users' },
  ],
};

export const partnerFigures: FigureSet = {
  scope: 'Strategic partners, combined',
  figures: [
    { value: quoted.partners, label: 'Partners' },
    { value: '$50M', label: 'Combined AUM' },
    { value: '45', label: 'Countries' },
    { value: '99.7%', label: 'Compliance rate' },
  ],
};

export const communityFigures: FigureSet = {
  scope: 'Community channels',
  figures: [
    { value: quoted.communityMembers, label: 'Members' },
    { value: '15+', label: 'Countries' },
    { value: '150', label: 'Daily messages' },
    { value: '3+', label: 'Events per month' },
    { value: '800+', label: 'Chat members' },
    { value: '1.2K+', label: 'Followers' },
    { value: quoted.contributors, label: 'Contributors' },
  ],
};

export const labFigures: FigureSet = {
  scope: 'Lab programmes on the testnet, as stated by the lab',
  figures: [
    { value: '860M+', label: 'Testnet investment' },
    { value: '22M+', label: 'Active accounts' },
    { value: '10K+', label: 'Testnet validators' },
    { value: '110+', label: 'Countries' },
  ],
};

const innovation: Figure = { value: '24/7', label: 'Innovation' };
const teamMembers: Figure = { value: '12+', label: 'Team members' };
const teamCountries: Figure = { value: '5+', label: 'Countries' };

export const careerHeroFigures: FigureSet = {
  scope: 'Our own team',
  figures: [teamMembers, teamCountries, innovation],
};

export const teamFigures: FigureSet = {
  scope: 'Our own team',
  figures: [
    teamMembers,
    teamCountries,
    { value: '3+', label: 'Time zones' },
    { value: '100%', label: 'Remote friendly' },
  ],
};
