import { useState } from 'react';

interface CopyButtonProps {
  words: { label: string; done: string; refused: string };
  /** What the button copies, for screen readers, if several buttons have the same label. */
  about?: string;
  readText: () => string;
  /** The address of a page that opens in a new tab, to paste the text there. */
  opens?: string | undefined;
  variant?: 'primary' | 'secondary';
}

/** Copies a text to the clipboard, and says whether that worked. */
export function CopyButton(props: CopyButtonProps) {
  const { words, about, readText, opens, variant = 'secondary' } = props;
  const [result, setResult] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(readText());
      setResult(words.done);
      if (opens) window.open(opens, '_blank', 'noopener');
    } catch {
      setResult(words.refused);
    }
  }
  return (
    <div className="copy">
      <button type="button" className="button" data-variant={variant} onClick={copy}>
        {words.label}
        {about && <span className="visually-hidden">: {about}</span>}
      </button>
      <span role="status">{result}</span>
    </div>
  );
}
