import { figures } from './figures';

/** What a person holds, measured by the supply. */
export interface Holding {
  tokens: number;
  /** Of the whole supply, in percent. */
  share: number;
  /** Of one of the hundred lines, 0 to 100. */
  lines: number;
  votes: number;
  /** Of the least that a validator stakes; 1 is just enough. */
  stakes: number;
}

export type HoldingAnswer = { holding: Holding } | { problem: HoldingProblem };

/** Why there is no answer. */
export type HoldingProblem = 'empty' | 'unreadable' | 'negative' | 'beyondSupply' | 'ambiguous';

interface Supply {
  total: number;
  votesPerToken: number;
  validatorMinimumStake: number;
}

const { totalSupply, votesPerToken, validatorMinimumStake } = figures.token;
const ownSupply: Supply = {
  total: totalSupply.value,
  votesPerToken: votesPerToken.value,
  validatorMinimumStake: validatorMinimumStake.value,
};

/** Tokens of one of the hundred lines, of a hundredth of it, and of a hundredth of that. */
export const lineSizes = [1, 2, 3].map((power) => ownSupply.total / 100 ** power);

/** Reads an amount as people write it, and says what it is a part of. */
export function holdingOf(text: string, supply: Supply = ownSupply): HoldingAnswer {
  const tokens = readAmount(text);
  if (typeof tokens === 'string') return { problem: tokens };
  if (tokens < 0) return { problem: 'negative' };
  if (tokens > supply.total) return { problem: 'beyondSupply' };
  return {
    holding: {
      tokens,
      share: (tokens / supply.total) * 100,
      lines: (tokens / supply.total) * 100,
      votes: Math.floor(tokens * supply.votesPerToken),
      stakes: tokens / supply.validatorMinimumStake,
    },
  };
}

/** "10,000", "10 000", "10.5k", "2 million", "1e6"; a full stop is a decimal point. */
export function readAmount(text: string): number | HoldingProblem {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/[\s_'’]/g, '');
  if (plain === '') return 'empty';
  // "10.000.000" is how much of the world groups its digits; "10.000" alone may be either.
  if (/^[+-]?\d{1,3}\.\d{3}$/.test(plain) || /^[+-]?\d+,\d{1,2}$/.test(plain)) return 'ambiguous';
  const digits = /^[+-]?\d{1,3}(\.\d{3}){2,}$/.test(plain)
    ? plain.replaceAll('.', '')
    : plain.replaceAll(',', '');
  const [, number, unit = ''] =
    /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/.exec(digits) ?? [];
  const size = units[unit];
  if (number === undefined || size === undefined) return 'unreadable';
  return Number(number) * size;
}

const units: Record<string, number> = Object.assign(Object.create(null), {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  trillion: 1e12,
});

/** A number that may be very small, with as many digits as say something: "0.0001", "12,345.5". */
export function writeAmount(value: number): string {
  if (value === 0) return '0';
  if (value < 1e-9) return 'less than 0.000000001';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(value)));
  const [whole = '0', rest = ''] = value.toFixed(Math.min(12, digits)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const kept = rest.replace(/0+$/, '');
  return kept ? `${grouped}.${kept}` : grouped;
}
