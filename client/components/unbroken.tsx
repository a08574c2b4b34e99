interface UnbrokenProps {
  text: string;
}

/**
 * A text without line breaks inside "layer-1", "real-world" and the like, nor beside a dash
 * typed as a hyphen. A comma after the word stays in the same box, because there is no kerning across boxes.
 */
export function Unbroken({ text }: UnbrokenProps) {
  return text.split(/(\S+ - \S+|\w+-\w+\S*)/).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order.
      <span key={place} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
