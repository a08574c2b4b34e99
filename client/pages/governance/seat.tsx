import { ballot } from '#shared/content/governance.ts';
import { whenStill } from './when-still';

interface SeatProps {
  number: number;
  vote: (typeof ballot.seats)[number];
  onChoose: () => void;
}

/** A bundle of lines from a number to the hub. The selected seat votes yes. */
export function Seat({ number, vote, onChoose }: SeatProps) {
  return (
    <div className="seat" data-number={number} data-vote={vote}>
      <span className="seat__lines" />
      <input
        type="radio"
        name="seat"
        className="seat__choice"
        aria-label={`Seat ${number}`}
        defaultChecked={number === ballot.yourSeat}
        onChange={async ({ currentTarget }) => {
          // It is counted when its lines have reached the hub.
          await whenStill(currentTarget.parentElement);
          if (currentTarget.checked) onChoose();
        }}
      />
    </div>
  );
}
