import type { KeyboardEvent } from 'react';
import { Section } from '#client/components/section.tsx';
import { useChannelCheck } from '#client/components/use-channel-check.ts';
import { channelCheck } from '#shared/content/channel-check.ts';

/**
 * Compares what a visitor pastes with the list, in the browser. Nothing can be sent: a form with method
 * "dialog" outside a dialog does nothing, and the field has no name.
 */
export function ChannelCheck() {
  const { result, notice, check, attributes } = useChannelCheck<HTMLTextAreaElement>();
  return (
    <Section
      id="check"
      ground="bone"
      words={channelCheck}
      variant="check"
      opening={
        <p id="channel-check-hint" className="channel-check__hint">
          {channelCheck.hint}
        </p>
      }
    >
      <div className="channel-check" data-verdict={result?.verdict}>
        <form className="channel-check__form" method="dialog" noValidate onSubmit={check}>
          <label className="field__label" htmlFor="channel-check-text">
            {channelCheck.label}
          </label>
          <div className="channel-check__desk">
            <textarea
              {...attributes}
              id="channel-check-text"
              className="field__control"
              rows={1}
              aria-describedby={`channel-check-hint${notice === 'empty' ? ' channel-check-notice' : ''}`}
              aria-invalid={notice === 'empty' || undefined}
              onKeyDown={checkOnEnter}
            />
            <button type="submit" className="button" data-variant="primary">
              {channelCheck.submit}
            </button>
          </div>
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
        <noscript>{channelCheck.withoutScripts}</noscript>
        <div className="channel-check__result">
          {result?.details}
          {result?.caution && <p className="channel-check__hint">{result.caution}</p>}
        </div>
      </div>
    </Section>
  );
}

/** As in a field of one line; with Shift, or while an input method composes, Enter stays Enter. */
function checkOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
