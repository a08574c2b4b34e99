import { ecosystemClaims } from '../claims/ecosystem';
import { testnetClaims } from '../claims/testnet';
import { figureSet } from '../figure-set';

export const homeFigures = figureSet(
  testnetClaims,
  ['investment', 'accounts', 'validators', 'globalLink'],
  {
    globalLink: {
      spokenValue: 'Infinity',
      note: `${testnetClaims.claims.globalLinkCountries.value} countries`,
    },
  },
);

export const homeEcosystemFigures = figureSet(ecosystemClaims, ['digitalAssets', 'projects']);
