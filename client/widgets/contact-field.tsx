import type { ContactField as ContactFieldData } from '../../shared/content/contact';

interface ContactFieldProps {
  field: ContactFieldData;
  defaultValue?: string;
}

/** A labelled field. The style sheet shows how to mend it once the browser has refused it. */
export function ContactField({ field, defaultValue }: ContactFieldProps) {
  const id = `contact-${field.name}`;
  const helpId = `${id}-help`;
  const attributes = {
    id,
    name: field.name,
    className: 'field__control',
    autoComplete: field.autoComplete,
    maxLength: field.maxLength,
    defaultValue,
    required: true,
    'aria-describedby': helpId,
  };
  return (
    <div className="field" data-name={field.name}>
      <label className="field__label" htmlFor={id}>
        {field.label}
      </label>
      {field.type === 'long-text' ? (
        <textarea {...attributes} rows={7} />
      ) : (
        <input {...attributes} type={field.type} />
      )}
      <p id={helpId} className="field__help">
        {field.help}
      </p>
    </div>
  );
}
