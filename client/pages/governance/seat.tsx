import { ballot } from '#shared/content/governance.ts';

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
        onChange={onChoose}
      />
    </div>
  );
}
