interface UnbrokenProps {
  text: string;
}

/**
 * A text in which no line ends within "layer-1" or the like: browsers break after the hyphen. The
 * comma that follows is kept with it, for letters of two boxes are not drawn closer together.
 */
export function Unbroken({ text }: UnbrokenProps) {
  return text.split(/(\w+-\d+\S*)/).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <span key={place} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
