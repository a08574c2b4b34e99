import { type FormEvent, useState } from 'react';
import type { ContactField as ContactFieldData } from '#shared/content/contact.ts';
import { describeRoom } from './contact-check';

interface ContactFieldProps {
  field: ContactFieldData;
  /** The words that the field starts with. */
  start: string;
  /** How to mend the field, once it was refused. */
  error: string | undefined;
  isReadOnly: boolean;
}

/** A labelled field. The browser keeps its words; near the limit it says how much room is left. */
export function ContactField({ field, start, error, isReadOnly }: ContactFieldProps) {
  const [length, setLength] = useState(start.length);
  const id = contactFieldId(field.name);
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
        // No maxLength: of a text that is pasted, the browser would cut the end off unseen.
        <textarea
          {...attributes}
          rows={6}
          // By itself a browser brings only the line of the caret into view.
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

/** The id of a field's control. */
export function contactFieldId(name: string): string {
  return `contact-${name}`;
}
