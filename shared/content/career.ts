import type { ActionId } from '#shared/actions.ts';
import { messengers } from '#shared/channels/services.ts';
import { figures } from '#shared/figures/figures.ts';
import type { FigureRow } from '#shared/figures/words.ts';
import { site } from '#shared/site.ts';

const { members, countries, innovation, timeZones, remote } = figures.team;

export const hero = {
  heading: `Join ${site.product}`,
  lead: 'A small remote team building a financial layer-1 for real-world assets.',
  actions: ['viewOpenPositions', 'learnAboutOurCulture'] satisfies ActionId[],
  figures: [members, countries, timeZones, remote, innovation] satisfies FigureRow,
};

export const values = {
  heading: 'What we hold each other to',
  items: {
    'Innovation First': 'We try an idea on the testnet, measure it and keep what works.',
    'Collaborative Spirit': 'Someone from another discipline reads the work before it ships.',
    Transparency: 'We write down every decision and its reason.',
    'Continuous Learning': 'Learning is part of the job. It has its own time and budget.',
  },
};

export const benefits = {
  heading: 'Benefits',
  lead: 'Benefits vary by country and contract.',
  categories: {
    'Health and wellness': [
      'Health insurance',
      'Mental health support',
      'Fitness stipend',
      'Flexible hours',
    ],
    'Pay and equity': ['Competitive salary', 'Equity', 'Token allocation', 'Performance bonuses'],
    'Remote work': ['Remote-first', 'Unlimited PTO', 'Flexible schedules', 'Home office setup'],
    Growth: ['Learning budget', 'Conferences', 'Mentorship', 'Career advancement'],
  },
};

export const positions = {
  heading: 'Open positions',
  /** How an application is delivered, by the way a message is sent. */
  arrival: {
    none: `Apply\u00a0Now opens a message to copy and send to us on ${messengers}.`,
    mail: 'Apply\u00a0Now opens a message, and your mail program sends it.',
    documents: 'Apply\u00a0Now opens a message, which goes straight to the team.',
  },
  requirementsLabel: 'Requirements',
};

export const generalApplication = {
  heading: 'None of these fits?',
  lead: 'Tell us what you do well and what you want to work on.',
  actions: ['sendGeneralApplication'] satisfies ActionId[],
};
