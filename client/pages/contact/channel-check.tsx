import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import type { CheckResult } from '#client/components/channel-findings.tsx';
import { Section } from '#client/components/section.tsx';
import type { Channels } from '#shared/channels/official-channels.ts';
import { channelCheck } from '#shared/content/channel-check.ts';

interface ChannelCheckProps {
  channels: Channels;
}

/**
 * Compares what a visitor pastes with the list, in the browser. Nothing can be sent: a form with method
 * "dialog" outside a dialog does nothing, and the field has no name.
 */
export function ChannelCheck({ channels }: ChannelCheckProps) {
  const [result, setResult] = useState<CheckResult | null>(null);
  const [notice, setNotice] = useState<'empty' | 'checking' | 'failed' | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const attempts = useRef(0);

  /** An edit removes the result, which was about the old text. */
  function startAnew(): number {
    setResult(null);
    setNotice(null);
    attempts.current += 1;
    return attempts.current;
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const attempt = startAnew();
    const text = field.current?.value.trim() ?? '';
    if (text === '') return setNotice('empty');
    setNotice('checking');
    const checker = await loadChecker().catch(() => undefined);
    if (attempt !== attempts.current) return;
    setNotice(checker ? null : 'failed');
    if (checker) setResult(checker.checkPasted(text, channels));
  }

  return (
    <Section id="check" ground="bone" words={channelCheck} variant="check">
      <div className="channel-check" data-verdict={result?.verdict}>
        <form className="channel-check__form" method="dialog" noValidate onSubmit={handleSubmit}>
          <label className="field__label" htmlFor="channel-check-text">
            {channelCheck.label}
          </label>
          <div className="channel-check__desk">
            <textarea
              ref={field}
              id="channel-check-text"
              className="field__control"
              rows={1}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-describedby={`channel-check-hint${notice === 'empty' ? ' channel-check-notice' : ''}`}
              aria-invalid={notice === 'empty' || undefined}
              onFocus={prepare}
              onKeyDown={checkOnEnter}
              onInput={startAnew}
            />
            <button type="submit" className="button" data-variant="primary">
              {channelCheck.submit}
            </button>
          </div>
          <p id="channel-check-hint" className="channel-check__hint">
            {channelCheck.hint}
          </p>
        </form>
        <div className="channel-check__verdict">
          {result && <span className="register-seal" aria-hidden="true" />}
          <div role="status">
            {notice && (
              <p
                id="channel-check-notice"
                className={notice === 'checking' ? undefined : 'field__error'}
              >
                {channelCheck[notice]}
              </p>
            )}
            {result && (
              <>
                <p className="channel-check__title">{result.title}</p>
                <p>{result.text}</p>
              </>
            )}
          </div>
        </div>
        <noscript>
          <p className="channel-check__hint">{channelCheck.withoutScripts}</p>
        </noscript>
        <div className="channel-check__result">
          {result?.details}
          {result?.caution && <p className="channel-check__hint">{result.caution}</p>}
        </div>
      </div>
    </Section>
  );
}

function loadChecker() {
  return fetchPart('channel-findings', () => import('#client/components/channel-findings.tsx'));
}

/** As in a field of one line; with Shift, or while an input method composes, Enter stays Enter. */
function checkOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Preloads the check on focus. Errors are ignored, because pressing the button tries again. */
function prepare(): void {
  loadChecker().catch(() => {});
}
