/** Line icons of one family: 24 units, 1.4 px strokes, no fills. */
const paths = {
  code: 'M8 6 2.5 12 8 18M16 6l5.5 6L16 18M13.5 4l-3 16',
  document: 'M5 3h9l5 5v13H5zM14 3v5h5M8 12h8M8 15h8M8 18h5',
  community:
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M12 2a3.5 3.5 0 0 1 0 7 3.5 3.5 0 0 1 0-7M12 15a3.5 3.5 0 0 1 0 7 3.5 3.5 0 0 1 0-7M6 5.3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M18 5.3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M6 12a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M18 12a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7',
  start: 'M9 4v16l12-8zM2 7h4M2 12h3M2 17h4',
  terminal: 'M3 4h18v16H3zM7 9l3 3-3 3M12 15h5',
  chart: 'M3 21h18M6 18v-6M11 18V8M16 18v-9M21 18V4',
  contract: 'M5 3h14v18H5zM9 8h6M9 12h6M12 16l1.5 1.5L17 14',
  validator: 'M3 5h18v5H3zM3 14h18v5H3zM6.5 7.5h2M6.5 16.5h2M17 7.5h1M17 16.5h1',
  partner: 'M8 4a8 8 0 1 0 0 16A8 8 0 0 0 8 4M16 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16',
  wallet: 'M3 6h15v13H3zM18 10h3v5h-6a2.5 2.5 0 0 1 0-5z',
  book: 'M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2zM12 6v14',
  bug: 'M12 7a5 6 0 0 1 0 13 5 6 0 0 1 0-13M9 3l3 4 3-4M2 9l5 2M22 9l-5 2M2 19l5-3M22 19l-5-3M12 7v13',
} as const;

type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
}

/** Decorative: the text beside it says what it means. */
export function Icon({ name }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="44" height="44" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
