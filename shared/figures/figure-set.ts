import { type Claim, type ClaimGroup, type Statement, statementOf } from './claims/claim';
import { communityClaims } from './claims/ecosystem';
import { developerFigures, governanceProposals } from './claims/quoted';

/** A claim as a statistics strip shows it. */
export interface Figure {
  value: string;
  label: string;
  note?: string;
  /** Read instead of `value` where the value is a picture. */
  spokenValue?: string;
}

/** Figures are only ever shown together with what they count, who says so and of which day they are. */
export interface FigureSet {
  stated: Statement;
  figures: readonly Figure[];
}

/** Claims that running text quotes. */
export const quoted = {
  ...developerFigures,
  governanceProposals,
  communityMembers: communityClaims.claims.members.value,
};

/** Claims of one scope as a strip; what is given beside them says how the strip shows them otherwise. */
export function figureSet<Key extends string>(
  group: ClaimGroup & { claims: Record<Key, Claim> },
  keys: readonly Key[],
  otherwise: Partial<Record<Key, Partial<Figure>>> = {},
): FigureSet {
  const claims: Record<Key, Claim> = group.claims;
  return {
    stated: statementOf(group),
    figures: keys.map((key) => ({
      value: claims[key].value,
      label: claims[key].subject,
      ...otherwise[key],
    })),
  };
}
