import '#client/common-chunk.ts';
import type { ReactNode } from 'react';
import { handleOf } from '#shared/channels/channel-accounts.ts';
import { reasonOf, verdictOf } from '#shared/channels/channel-finding.ts';
import {
  type ChannelVerdict,
  verdictTitles,
  verdictWords,
} from '#shared/channels/channel-verdicts.ts';
import { plainLowerCase } from '#shared/channels/confusables.ts';
import { bareHost, listOfficialChannels } from '#shared/channels/official-channels.ts';
import { checkText, type TextCheck, type TextFinding } from '#shared/channels/pasted-text.ts';

export interface CheckResult {
  /** Verdict of the worst finding; undefined if there is none. */
  verdict: ChannelVerdict | undefined;
  title: string;
  text: string;
  details: ReactNode;
  /** Where an address is not on our list. */
  caution?: string;
}

/** Loaded when the field gets the focus: the comparison and its texts. */
export function checkPasted(pasted: string, origin: string): CheckResult {
  const check = checkText(pasted, listOfficialChannels(origin));
  const [first] = check.findings;
  const { nothingTitle, nothing, caution } = verdictWords;
  if (!first) return { verdict: undefined, title: nothingTitle, text: nothing, details: null };
  const warning = check.counts.unlisted > 0 && { caution };
  const verdict = verdictOf(first);
  if (check.total === 1) {
    return {
      verdict,
      title: verdictTitles[verdict],
      text: reasonOf(first),
      details: <Facts {...first} />,
      ...warning,
    };
  }
  return {
    verdict,
    title: verdictWords.several(check.counts.official, check.total),
    text: describeCounts(check),
    details: <Findings {...check} />,
    ...warning,
  };
}

/** How many there are of each kind; empty if all are of one kind, which the title says. */
function describeCounts({ counts, total, isCut }: TextCheck): string {
  const parts = (['lookalike', 'unlisted', 'official'] as const)
    .filter((verdict) => counts[verdict] > 0 && counts[verdict] < total)
    .map((verdict) => verdictWords.counted[verdict](counts[verdict]));
  return [...parts, ...(isCut ? [verdictWords.cut] : [])].join(' ');
}

function Findings({ findings, total }: TextCheck) {
  const hidden = total - findings.length;
  return (
    <>
      <ul className="channel-findings">
        {findings.map((finding) => (
          <li key={finding.text}>
            <strong>{verdictTitles[verdictOf(finding)]}</strong>
            <p>{reasonOf(finding)}</p>
            <Facts {...finding} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p>
          {hidden} {verdictWords.notShown}
        </p>
      )}
    </>
  );
}

/** The pasted text, where it leads and what it imitates, one below the other for comparison. Never as links. */
function Facts({ text, host, channel, reason }: TextFinding) {
  const ours = channel?.value === host ? null : channel?.value;
  const isAccount = !host || reason === 'account-variation';
  const facts = [
    [verdictWords.pasted, text, isAccount && channel ? handleOf(channel) : null],
    [verdictWords.host, host, ours?.replace(/^.*@|\/.*$/g, '')],
    [verdictWords.channel, ours],
  ];
  return (
    <dl className="channel-facts">
      {facts.map(
        ([label, value, other]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd translate="no">
                <bdi dir="ltr">
                  {other ? <Difference text={value} from={other} /> : <Letters text={value} />}
                </bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface LettersProps {
  text: string;
}

/** Marks non-ASCII letters, which may be lookalikes: no official address has any. */
function Letters({ text }: LettersProps) {
  const parts = [...text.matchAll(/[\x20-\x7e]+|[^\x20-\x7e]+/g)];
  return parts.map(({ 0: part, index: start }) =>
    /[^\x20-\x7e]/.test(part) ? <mark key={start}>{part}</mark> : part,
  );
}

interface DifferenceProps {
  text: string;
  from: string;
}

/**
 * Marks where a host or an account differs from the one that it imitates; what comes before it is not compared. If it
 * shares less than half of ours, not counting the ending, the whole text is marked.
 */
function Difference({ text, from: full }: DifferenceProps) {
  const [plain, from] = [plainLowerCase(text), bareHost(full)];
  const first = /^(?:(?:https?:)?\/*[^/]+\/|www\.)?@?/i.exec(text)?.[0].length ?? 0;
  const room = Math.min(text.length - first, from.length);
  let start = 0;
  while (start < room && plain[first + start] === from[start]) start += 1;
  let end = 0;
  while (end < room - start && plain.at(-1 - end) === from.at(-1 - end)) end += 1;
  if (first + start + end === text.length) return text;
  if (start + end < from.lastIndexOf('.') / 2) return <mark>{text}</mark>;
  return (
    <>
      {text.slice(0, first + start)}
      <mark>{text.slice(first + start, text.length - end)}</mark>
      {text.slice(text.length - end)}
    </>
  );
}
