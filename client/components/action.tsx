import { useId } from 'react';
import { SiteLink } from '#client/navigation/site-link.tsx';
import { type Action as ActionData, type ActionId, getAction } from '#shared/actions.ts';
import { Arrow } from './arrow';
import { RiskLink } from './risk-note';

type ActionVariant = 'primary' | 'secondary' | 'text' | 'row';

interface ActionsProps {
  /**
   * Ids in shared/actions.ts, or actions that content makes from its own data. Unless `variant` is set, the
   * first link is primary. A control that is not open yet is "unprinted": without a line, and with its note after it.
   */
  ids: readonly (ActionId | ActionData)[];
  variant?: ActionVariant;
  /** A link to check the claims, beside the risk note of a presale control. */
  proof?: { label: string; to: string } | undefined;
}

/**
 * The controls of a section. The risk note and the note on what is not open yet are part of it: single
 * controls are not exported, so that nobody can leave the notes out.
 */
export function Actions({ ids, variant, proof }: ActionsProps) {
  const actions = ids.map((item) => (typeof item === 'string' ? getAction(item) : item));
  const id = useId();
  const printed = actions.filter((action) => 'to' in action);
  // They come last, so that a note on a link stays with the link.
  const unprinted = actions.filter((action) => !('to' in action));
  const notes = [...new Set(printed.flatMap(({ notOpen }) => notOpen ?? []))];
  return (
    <div className="actions">
      {printed.length > 0 && (
        <div className="actions__controls">
          {printed.map((action, index) => (
            <Action
              key={action.label}
              action={action}
              noteId={action.notOpen && `${id}-${notes.indexOf(action.notOpen)}`}
              variant={variant ?? (index === 0 ? 'primary' : 'secondary')}
            />
          ))}
        </div>
      )}
      <LinkNotes
        id={id}
        notes={notes}
        isPresale={actions.some((action) => action.isPresale)}
        proof={proof}
      />
      {unprinted.map(({ label, notOpen }) => (
        <UnprintedButton key={label} label={label} note={notOpen} />
      ))}
    </div>
  );
}

interface LinkNotesProps {
  /** Prefix for the ids of notes; completed with a note's position. */
  id: string;
  notes: readonly string[];
  isPresale: boolean;
  proof: ActionsProps['proof'];
}

/**
 * Notes below a section's controls: what is not open yet, and the risk. Beside presale links the former is only read
 * out.
 */
function LinkNotes({ id, notes, isPresale, proof }: LinkNotesProps) {
  const spans = notes.map((note, index) => (
    <span key={note} id={`${id}-${index}`} className={isPresale ? 'visually-hidden' : undefined}>
      {note}{' '}
    </span>
  ));
  if (isPresale) {
    return (
      <p className="risk-note">
        {spans}
        {proof && <SiteLink to={proof.to}>{proof.label}</SiteLink>} <RiskLink />
      </p>
    );
  }
  return spans.length > 0 && <p className="action-note">{spans}</p>;
}

interface ActionProps {
  action: Extract<ActionData, { to: string }>;
  noteId: string | undefined;
  variant: ActionVariant;
}

function Action({ action, noteId, variant }: ActionProps) {
  return (
    <SiteLink to={action.to} className="button" variant={variant} describedBy={noteId}>
      {action.label}
      {action.about && <span className="visually-hidden">: {action.about}</span>}
      {(variant === 'text' || variant === 'row') && <Arrow />}
    </SiteLink>
  );
}

interface UnprintedButtonProps {
  label: string;
  note: string | undefined;
}

/** A button for something planned, with the reason visible in it; pressing it announces the reason. */
export function UnprintedButton({ label, note }: UnprintedButtonProps) {
  return (
    <span className="unprinted">
      <button type="button" className="button" data-variant="unprinted" aria-disabled="true">
        <span>{label}</span>
        <span className="visually-hidden">: </span>
        <span className="unprinted__reason">{note}</span>
      </button>
      {/* Filled by client/browser/announce-notes.ts. */}
      <span className="visually-hidden" role="status" />
    </span>
  );
}
