import { RiskLink } from '#client/components/risk-note.tsx';
import type { Action } from '#shared/actions.ts';

interface LinkNotesProps {
  actions: readonly Action[];
  /** With the place of a note in the list, the id of what describes a link. */
  id: string;
}

/** Below a section's controls: what their links name and is not open yet, and the risk of a purchase. */
export function LinkNotes({ actions, id }: LinkNotesProps) {
  const notes = notesOf(actions).map((note, index) => (
    <span key={note} id={`${id}-${index}`}>
      {note}{' '}
    </span>
  ));
  if (actions.some(({ isPresale }) => isPresale)) {
    return (
      <p className="risk-note">
        {notes}
        <RiskLink />
      </p>
    );
  }
  return notes.length > 0 && <p className="action-note">{notes}</p>;
}

/** Id of the note on a link, if there is one. */
export function noteOf(action: Action, actions: readonly Action[], id: string): string | undefined {
  const index = notesOf(actions).indexOf(action.notOpen ?? '');
  return index < 0 ? undefined : `${id}-${index}`;
}

/** Buttons show theirs when they are pressed. */
function notesOf(actions: readonly Action[]): string[] {
  return [...new Set(actions.flatMap((action) => ('to' in action && action.notOpen) || []))];
}
