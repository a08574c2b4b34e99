import { RiskLink } from '#client/components/risk-note.tsx';
import type { Action } from '#shared/actions.ts';
import { SiteLink } from './site-link';

interface LinkNotesProps {
  actions: readonly Action[];
  /** Prefix for the ids of notes; completed with a note's position. */
  id: string;
  proof?: { label: string; to: string } | undefined;
}

/** Notes below a section's controls: what is not open yet, and the risk. */
export function LinkNotes({ actions, id, proof }: LinkNotesProps) {
  const notes = notesOf(actions).map((note, index) => (
    <span key={note} id={`${id}-${index}`}>
      {note}{' '}
    </span>
  ));
  if (actions.some(({ isPresale }) => isPresale)) {
    return (
      <p className="risk-note">
        {notes}
        <RiskLink /> {proof && <SiteLink to={proof.to}>{proof.label}</SiteLink>}
      </p>
    );
  }
  return notes.length > 0 && <p className="action-note">{notes}</p>;
}

/** Id of a link's note, if it has one. */
export function noteOf(action: Action, actions: readonly Action[], id: string): string | undefined {
  const index = notesOf(actions).indexOf(action.notOpen ?? '');
  return index < 0 ? undefined : `${id}-${index}`;
}

/** Buttons show their own note when pressed. */
function notesOf(actions: readonly Action[]): string[] {
  return [...new Set(actions.flatMap((action) => ('to' in action && action.notOpen) || []))];
}
