import { useState } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { BackgroundVideo } from '#client/components/background-video.tsx';
import { MarkedFigure } from '#client/components/marked-figure.tsx';
import { ballot, type Vote } from '#shared/content/governance.ts';
import { specimen } from '#shared/content/specimen.ts';
import { figures } from '#shared/figures/figures.ts';

const { votesPerToken } = figures.token;

/**
 * Twelve seats around a hub, each with equally many lines from its number. Choosing one needs no script; it votes yes.
 */
export function Ballot() {
  const [chosen, choose] = useState(ballot.yourSeat);
  const count = (vote: Vote) =>
    ballot.seats.filter((own, seat) => own === vote && seat + 1 !== chosen).length;
  return (
    <fieldset className="ballot">
      <legend className="visually-hidden">{ballot.label}</legend>
      <div className="ballot__video">
        <BackgroundVideo clip="governance" isFirstView loadDrawing={loadRings} />
      </div>
      <div className="ballot__seats">
        {[0, 6].map((first) => (
          <div key={first} className="ballot__half placed">
            {ballot.seats.slice(first, first + 6).map((vote, index) => {
              const number = first + index + 1;
              return (
                <div key={number} className="seat" data-number={number} data-vote={vote}>
                  <span className="seat__lines" />
                  <span className="seat__swell" />
                  <input
                    type="radio"
                    name="seat"
                    className="seat__choice"
                    aria-label={`Seat ${number}`}
                    defaultChecked={number === ballot.yourSeat}
                    onChange={() => choose(number)}
                  />
                </div>
              );
            })}
          </div>
        ))}
        <p className="hub" aria-hidden="true">
          {ballot.hub.map((unit) => (
            <span key={unit}>
              <MarkedFigure figure={votesPerToken} /> <span className="hub__unit">{unit}</span>
            </span>
          ))}
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

/** Waits for the opening, because a script's frames would restyle the page meanwhile. */
const loadRings = async () => {
  const moves = document.querySelector('.ballot')?.getAnimations({ subtree: true }) ?? [];
  const opening = moves.filter(({ effect }) => effect?.getComputedTiming().iterations === 1);
  await Promise.allSettled(opening.map(({ finished }) => finished));
  return (await fetchPart('turn-rings', () => import('./turn-rings'))).turnRings;
};
