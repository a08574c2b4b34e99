import '#client/common-chunk.ts';
import { useChannelCheck } from '#client/components/use-channel-check.ts';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { checks } from '#shared/content/home-checks.ts';
import { type CheckFieldProps, Checks } from './checks';

/** The checks with a field in the last row. */
export function FieldChecks() {
  return <Checks Field={CheckField} />;
}

/** The link check in a line. Contact has the long form. */
function CheckField({ label, submit }: CheckFieldProps) {
  const { result, notice, check, attributes } = useChannelCheck<HTMLInputElement>();
  const { whole } = checks.field;
  return (
    <div className="check-field screen-only" data-verdict={result?.verdict}>
      <form method="dialog" noValidate onSubmit={check}>
        <label htmlFor="check-field-text">{label}</label>
        <input
          {...attributes}
          id="check-field-text"
          type="text"
          aria-describedby="check-field-answer"
        />
        <button type="submit" className="button" data-variant="secondary">
          {submit}
        </button>
      </form>
      <div className="check-field__answer">
        {result && <span className="register-seal" aria-hidden="true" />}
        <div id="check-field-answer" role="status">
          {result && <strong>{result.title}</strong>}
          {(result || notice) && <p>{notice ? checks.field[notice] : result?.text}</p>}
        </div>
        {result && (
          <div className="check-field__facts">
            {result.details}
            <p>
              {result.caution} <SiteLink to={whole.to}>{whole.label}</SiteLink>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
