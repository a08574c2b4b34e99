import '#client/common-chunk.ts';
import { type FormEvent, useRef, useState } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import type { CheckResult } from '#client/components/channel-findings.tsx';
import { usePageContext } from '#client/components/page-context.tsx';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { listOfficialChannels } from '#shared/channels/official-channels.ts';
import { checks } from '#shared/content/home-parts.ts';
import { Checks } from './checks';

interface Answer extends Partial<CheckResult> {
  text: string;
}

/** The checks with a field in the last row. */
export function FieldChecks() {
  return <Checks renderField={(label, submit) => <CheckField label={label} submit={submit} />} />;
}

interface CheckFieldProps {
  label: string;
  submit: string;
}

/** Whether what a visitor pastes is ours; compared in the page, and never sent. Contact has the long form. */
function CheckField({ label, submit }: CheckFieldProps) {
  const channels = listOfficialChannels(usePageContext().origin);
  const [answer, setAnswer] = useState<Answer>();
  const field = useRef<HTMLInputElement>(null);
  const attempts = useRef(0);
  const { empty, checking, failed, whole } = checks.field;

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    attempts.current += 1;
    const attempt = attempts.current;
    const text = field.current?.value.trim() ?? '';
    setAnswer({ text: text === '' ? empty : checking });
    if (text === '') return;
    const checker = await loadChecker().catch(() => undefined);
    if (attempt !== attempts.current) return;
    setAnswer(checker?.checkPasted(text, channels) ?? { text: failed });
  }

  /** Removes an answer that is no longer about the text. */
  function startAnew() {
    attempts.current += 1;
    setAnswer(undefined);
  }

  return (
    <div className="check-field screen-only" data-verdict={answer?.verdict}>
      <form method="dialog" noValidate onSubmit={check}>
        <label htmlFor="check-field-text">{label}</label>
        <input
          ref={field}
          id="check-field-text"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby="check-field-answer"
          onFocus={() => loadChecker().catch(() => {})}
          onInput={startAnew}
        />
        <button type="submit" className="button" data-variant="secondary">
          {submit}
        </button>
      </form>
      <div className="check-field__answer">
        {answer?.title && <span className="register-seal" aria-hidden="true" />}
        <div id="check-field-answer" role="status">
          {answer?.title && <strong>{answer.title}</strong>}
          {answer && <p>{answer.text}</p>}
        </div>
        {answer?.title && (
          <div className="check-field__facts">
            {answer.details}
            <p>
              {answer.caution} <SiteLink to={whole.to}>{whole.label}</SiteLink>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

function loadChecker() {
  return fetchPart('channel-findings', () => import('#client/components/channel-findings.tsx'));
}
