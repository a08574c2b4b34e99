import '#client/common-chunk.ts';
import type { ReactNode } from 'react';
import { type ChannelVerdict, verdictOf } from '#shared/channels/channel-finding.ts';
import type { OfficialChannel } from '#shared/channels/official-channels.ts';
import { checkText, type TextCheck, type TextFinding } from '#shared/channels/pasted-text.ts';
import { verdictReasons, verdictTitles, verdictWords } from '#shared/content/channel-verdicts.ts';

export interface CheckResult {
  /** Of the worst that was found; nothing when nothing was. */
  verdict: ChannelVerdict | undefined;
  title: string;
  text: string;
  details: ReactNode;
}

/** Loaded when a visitor turns to the field: the comparison, and the words for all that it can find. */
export function checkPasted(pasted: string, channels: readonly OfficialChannel[]): CheckResult {
  const check = checkText(pasted, channels);
  const [first] = check.findings;
  if (!first) {
    const { nothingTitle, nothing } = verdictWords;
    return { verdict: undefined, title: nothingTitle, text: nothing, details: null };
  }
  const verdict = verdictOf(first);
  if (check.total === 1) {
    return {
      verdict,
      title: verdictTitles[verdict],
      text: verdictReasons[first.reason],
      details: <Facts finding={first} />,
    };
  }
  return {
    verdict,
    title: `${check.total} ${verdictWords.found}`,
    text: describeCounts(check),
    details: <Findings check={check} />,
  };
}

function describeCounts({ counts, isCut }: TextCheck): string {
  const parts = (['lookalike', 'unlisted', 'official'] as const)
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${counts[verdict]} ${verdictWords.counted[verdict]}`);
  return `${parts.join(', ')}.${isCut ? ` ${verdictWords.cut}` : ''}`;
}

interface FindingsProps {
  check: TextCheck;
}

function Findings({ check: { findings, total } }: FindingsProps) {
  const hidden = total - findings.length;
  return (
    <>
      <ul className="channel-findings">
        {findings.map((finding) => (
          <li key={finding.text}>
            <strong>{verdictTitles[verdictOf(finding)]}</strong>
            <p>{verdictReasons[finding.reason]}</p>
            <Facts finding={finding} />
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

interface FactsProps {
  finding: TextFinding;
}

/** What was pasted, where it leads and what it can be taken for, one under the other to be compared. Never links. */
function Facts({ finding: { text, host, channel } }: FactsProps) {
  const ours = channel?.value === host ? null : channel?.value;
  const facts = [
    [verdictWords.pasted, text],
    // An address in foreign letters is written in a code here, whose letters tell nothing.
    [verdictWords.host, host, host?.startsWith('xn--') ? null : ours],
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

/** Letters that no address of the list has are marked, because they may look the same. */
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

/** What an address has in other letters than the one that it can be taken for. */
function Difference({ text, from }: DifferenceProps) {
  const room = Math.min(text.length, from.length);
  let start = 0;
  while (start < room && text[start] === from[start]) start += 1;
  let end = 0;
  while (end < room - start && text.at(-1 - end) === from.at(-1 - end)) end += 1;
  const odd = text.slice(start, text.length - end);
  if (odd.length === text.length || odd === '') return text;
  return (
    <>
      {text.slice(0, start)}
      <mark>{odd}</mark>
      {text.slice(text.length - end)}
    </>
  );
}
