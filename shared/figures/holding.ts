import { site } from '#shared/site.ts';
import { figures } from './figures';

/** An amount of tokens compared with the supply. */
export interface Holding {
  tokens: number;
  /** Share of the whole supply, in percent. */
  share: number;
  votes: number;
  /** Share of a validator's minimum stake; 1 is just enough. */
  stakes: number;
}

type HoldingAnswer = { holding: Holding } | { problem: HoldingProblem };

/** Why an amount cannot be read. */
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

/** Shares of the supply with their tokens: all of it, a hundredth, a hundredth of that, and so on. */
export const scales = [0, 1, 2, 3].map((power) => ({
  share: `${writeAmount(100 / 100 ** power)}%`,
  tokens: ownSupply.total / 100 ** power,
}));

/** Parses an amount as people type it, and computes its shares. */
export function holdingOf(text: string, supply: Supply = ownSupply): HoldingAnswer {
  const tokens = readAmount(text);
  if (typeof tokens === 'string') return { problem: tokens };
  if (tokens < 0) return { problem: 'negative' };
  if (tokens > supply.total) return { problem: 'beyondSupply' };
  const share = (tokens / supply.total) * 100;
  return {
    holding: {
      tokens,
      share,
      votes: Math.floor(tokens * supply.votesPerToken),
      stakes: tokens / supply.validatorMinimumStake,
    },
  };
}

/** Reads "10,000", "10 000", "10.5k", "2 million tokens", "-1e6"; a text that it cannot read is a problem. */
export function readAmount(text: string, symbol: string = site.symbol): number | HoldingProblem {
  const typed = squeeze(text);
  // A unit may be the symbol too, or end with it.
  const [last] = /[a-z]*$/.exec(typed) ?? [''];
  const names = last && units[last] ? [] : [squeeze(symbol), 'tokens', 'token'];
  const name = names.find((end) => typed.endsWith(end)) ?? '';
  const plain = typed.slice(0, typed.length - name.length);
  if (plain === '') return 'empty';
  // "10.000.000" is grouped as in much of the world; "10.000" could mean either number.
  if (/^[+-]?\d{1,3}\.\d{3}[a-z]*$/.test(plain)) return 'ambiguous';
  // A comma may be a decimal point unless three digits follow, or two in India.
  if (/^[+-]?[\d.]*,/.test(plain) && !/^[+-]?\d+(,\d{2,3})*,\d{3}(?!\d)[^,]*$/.test(plain)) {
    return 'ambiguous';
  }
  const digits = /^[+-]?\d{1,3}(\.\d{3}){2,}$/.test(plain)
    ? plain.replaceAll('.', '')
    : plain.replaceAll(',', '');
  const [, number, unit = ''] =
    /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/.exec(digits) ?? [];
  const size = units[unit];
  if (number === undefined || size === undefined) return 'unreadable';
  return Number(number) * size;
}

function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/[\s_'’]/g, '');
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

/** Formats a number, however small, with its significant digits: "0.0001", "12,345.5". Not for negative ones. */
export function writeAmount(value: number): string {
  if (value === 0) return '0';
  if (value < 1e-9) return 'less than 0.000000001';
  let digits = Math.max(0, 2 - Math.floor(Math.log10(value)));
  // Almost all of the supply is not 100% of it.
  while (digits < 12 && Number(value.toFixed(digits)) === Math.ceil(value)) digits += 1;
  const [whole = '0', rest = ''] = value.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const kept = rest.replace(/0+$/, '');
  return kept ? `${grouped}.${kept}` : grouped;
}
