import { useState } from 'react';
import { contactForm } from '#shared/content/contact.ts';

interface ContactCopyButtonProps {
  readText: () => string;
  onCopy: () => void;
}

/** Puts the message where it can be pasted from, and says whether that worked. */
export function ContactCopyButton({ readText, onCopy }: ContactCopyButtonProps) {
  const [result, setResult] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(readText());
      setResult(contactForm.copy.done);
      onCopy();
    } catch {
      setResult(contactForm.copy.refused);
    }
  }
  return (
    <div className="contact-form__copy">
      <button type="button" className="button" data-variant="secondary" onClick={copy}>
        {contactForm.copy.label}
      </button>
      <span role="status">{result}</span>
    </div>
  );
}
