import { ecosystemClaims } from '../claims/ecosystem';
import { testnetClaims } from '../claims/testnet';
import { figureSet } from '../figures';

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
