import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import type { CheckResult } from './channel-findings';
import { usePageContext } from './page-context';

interface ChannelAnswer {
  result?: CheckResult;
  /** Instead of a result. */
  notice?: 'empty' | 'checking' | 'failed';
}

/** Whether what a visitor pastes into a field is ours; compared in the page, and never sent. */
export function useChannelCheck<Field extends HTMLInputElement | HTMLTextAreaElement>() {
  const { origin } = usePageContext();
  const [answer, setAnswer] = useState<ChannelAnswer>({});
  const field: RefObject<Field | null> = useRef(null);
  const attempts = useRef(0);

  /** An edit removes the answer, which was about the old text. */
  function startAnew(): number {
    setAnswer({});
    attempts.current += 1;
    return attempts.current;
  }

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const attempt = startAnew();
    const text = field.current?.value.trim() ?? '';
    setAnswer({ notice: text ? 'checking' : 'empty' });
    if (!text) return;
    const checker = await loadChecker().catch(() => undefined);
    if (attempt !== attempts.current) return;
    if (!checker) return setAnswer({ notice: 'failed' });
    setAnswer({ result: checker.checkPasted(text, origin) });
  }

  return {
    ...answer,
    check,
    attributes: {
      ref: field,
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      // Ignored, because pressing the button tries again.
      onFocus: () => void loadChecker().catch(() => {}),
      onInput: startAnew,
    },
  };
}

function loadChecker() {
  return fetchPart('channel-findings', () => import('./channel-findings'));
}
