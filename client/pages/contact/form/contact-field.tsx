import { type FormEvent, useState } from 'react';
import type { ContactField as ContactFieldData } from '#shared/content/contact.ts';
import { describeRoom } from './contact-check';

interface ContactFieldProps {
  field: ContactFieldData;
  /** The initial text. */
  start: string;
  /** How to correct the field, after validation. */
  error: string | undefined;
  isReadOnly: boolean;
}

/** A labelled, uncontrolled field. Near the limit it shows how many characters are left. */
export function ContactField({ field, start, error, isReadOnly }: ContactFieldProps) {
  const [length, setLength] = useState(start.length);
  const id = `contact-${field.name}`;
  const room = describeRoom(length, field.maxLength);
  const description = error ? `${id}-error` : room && `${id}-room`;
  const attributes = {
    id,
    name: field.name,
    className: 'field__control',
    autoComplete: field.autoComplete,
    defaultValue: start,
    required: true,
    readOnly: isReadOnly,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': description,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setLength(currentTarget.value.length),
  };
  return (
    <div className="field" data-name={field.name}>
      <label className="field__label" htmlFor={id}>
        {field.label}
      </label>
      {field.type === 'long-text' ? (
        // No maxLength, because the browser would silently cut off a pasted text.
        <textarea
          {...attributes}
          rows={3}
          // The browser itself would only scroll the caret's line into view.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        />
      ) : (
        <input {...attributes} type={field.type} maxLength={field.maxLength} />
      )}
      {error && (
        <p id={`${id}-error`} className="field__error">
          {error}
        </p>
      )}
      {room && !error && (
        <p id={`${id}-room`} className="field__room">
          {room.shown}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {room?.announced}
      </p>
    </div>
  );
}
