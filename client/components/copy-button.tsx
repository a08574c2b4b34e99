import { useState } from 'react';

interface CopyButtonProps {
  words: { label: string; done: string; refused: string };
  /** What several buttons of one label copy: read out after it, not shown. */
  about?: string;
  readText: () => string;
  onCopy?: () => void;
}

/** Puts a text where it can be pasted from, and says whether that worked. */
export function CopyButton({ words, about, readText, onCopy }: CopyButtonProps) {
  const [result, setResult] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(readText());
      setResult(words.done);
      onCopy?.();
    } catch {
      setResult(words.refused);
    }
  }
  return (
    <div className="copy">
      <button type="button" className="button" data-variant="secondary" onClick={copy}>
        {words.label}
        {about && <span className="visually-hidden">: {about}</span>}
      </button>
      <span role="status">{result}</span>
    </div>
  );
}
