/** The coins of the still life, alone on the page. */
export function CutOut({ alt }: { alt: string }) {
  return (
    <img
      className="cut-out inked-in-view"
      src="/images/asset-coins.svg"
      alt={alt}
      width={510}
      height={330}
      loading="lazy"
    />
  );
}
