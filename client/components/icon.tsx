/**
 * Line icons of one family: 24 units, strokes of 1.4 px, no fills. All begin 3 units from the left;
 * wide ones are 18 × 16, upright ones 15 × 18, round ones as much larger as they look smaller.
 */
const paths = {
  code: 'M8.5 6 3 12l5.5 6M15.5 6l5.5 6-5.5 6M13.5 4l-3 16',
  document: 'M3 3h10l5 5v13H3zM13 3v5h5M6.5 12h8M6.5 15h8M6.5 18h5',
  community:
    'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4M12 2.4a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4M12 15.2a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4M6.4 5.6a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4M17.6 5.6a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4M6.4 12a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4M17.6 12a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4',
  start: 'M9 4v16l12-8zM3 7h3M3 12h3M3 17h3',
  validator: 'M3 4h18v6.5H3zM3 13.5h18V20H3zM6.5 7.25h2M6.5 16.75h2M17 7.25h1M17 16.75h1',
  partner:
    'M9.5 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M14.5 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13',
} as const;

type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
}

/** Decorative: the text beside it says the same. */
export function Icon({ name }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="44" height="44" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
