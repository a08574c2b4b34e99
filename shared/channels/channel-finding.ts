import { type ChannelReason, type ChannelVerdict, verdictReasons } from './channel-verdicts';
import type { OfficialChannel } from './official-channels';

export interface ChannelFinding {
  reason: ChannelReason;
  /** The host that a link leads to, in its registered (ASCII) form. */
  host?: string;
  /** The entry that it matches or imitates. */
  channel?: OfficialChannel | undefined;
}

const verdicts = Object.keys(verdictReasons) as ChannelVerdict[];

export function verdictOf({ reason }: ChannelFinding): ChannelVerdict {
  return verdicts.find((verdict) => reason in verdictReasons[verdict]) ?? 'unlisted';
}

/** Why it has this verdict, in words. */
export function reasonOf(finding: ChannelFinding): string {
  const reasons: Partial<Record<ChannelReason, string>> = verdictReasons[verdictOf(finding)];
  return reasons[finding.reason] ?? '';
}
