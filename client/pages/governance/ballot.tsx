import { useRef, useState } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { MarkedFigure } from '#client/components/marked-figure.tsx';
import { BackgroundVideo } from '#client/motion/background-video.tsx';
import { useMoment } from '#client/motion/use-moment.ts';
import { ballot, type Vote } from '#shared/content/governance.ts';
import { specimen } from '#shared/content/specimen.ts';
import { figures } from '#shared/figures/figures.ts';
import { Seat } from './seat';
import { whenStill } from './when-still';

const { votesPerToken } = figures.token;
const yours = ballot.yourSeat - 1;

/** Twelve seats around a hub, each with the same number of lines. The selected one votes; it needs no script. */
export function Ballot() {
  const video = useRef<HTMLDivElement>(null);
  const { length } = ballot.seats;
  // Counted on past the last seat, so that the arc turns the shorter way.
  const [turned, turn] = useState<number>();
  const isChosen = (seat: number) => (seat - (turned ?? yours)) % length === 0;
  const count = (vote: Vote) =>
    ballot.seats.filter((own, seat) => (isChosen(seat) ? 'yes' : own) === vote).length;
  useMoment(video, loadRings);
  // The arc is printed where it is turned away from.
  const printArc = () => turn((place = yours) => place);
  return (
    <fieldset className="ballot" onChange={printArc}>
      <legend className="visually-hidden">{ballot.label}</legend>
      <div className="ballot__video" ref={video}>
        <BackgroundVideo clip="governance" isFirstView />
      </div>
      <div className="ballot__seats">
        {[0, 6].map((first) => (
          <div key={first} className="ballot__half placed">
            {ballot.seats.slice(first, first + 6).map((vote, index) => {
              const seat = first + index;
              return (
                <Seat
                  key={seat}
                  number={seat + 1}
                  vote={vote}
                  onChoose={() =>
                    turn((place = yours) => seat - length * Math.round((seat - place) / length))
                  }
                />
              );
            })}
          </div>
        ))}
        <p className="hub" aria-hidden="true">
          {ballot.hub.map((unit) => (
            <span key={unit}>
              <MarkedFigure figure={votesPerToken} />
              <span className="hub__unit">{unit}</span>
            </span>
          ))}
          {turned !== undefined && (
            <i className="hub__arc" style={{ rotate: `${(360 * turned) / length}deg` }} />
          )}
        </p>
        <p className="rubber-stamp">{specimen}</p>
      </div>
      <div className="ballot__note">
        <ul className="ballot__key" aria-label={ballot.keyLabel} aria-live="polite" aria-atomic>
          {(['yes', 'no', 'open'] as const).map((vote) => (
            <li key={vote} data-vote={vote}>
              {count(vote)} {ballot.votes[vote]}
            </li>
          ))}
          <li data-vote="yours">{ballot.yours}</li>
        </ul>
        <p>{ballot.note}</p>
      </div>
    </fieldset>
  );
}

/** When the seats have taken their places: a frame that a script draws would style each of them again. */
const loadRings = async () => {
  await whenStill(document.querySelector('.ballot'));
  return (await fetchPart('turn-rings', () => import('./turn-rings'))).turnRings;
};
