export function RunningLines() {
  return (
    <span className="running-lines screen-only">
      <svg className="coloured" viewBox="0 0 144 144" aria-hidden="true">
        <linearGradient id="lines-iris">
          <stop offset="0.1" stopColor="var(--color-positive)" />
          <stop offset="0.3" stopColor="var(--color-accent)" stopOpacity={0.75} />
          <stop offset="0.46" stopColor="var(--color-chart-madder)" stopOpacity={0.75} />
        </linearGradient>
        <use href="/images/technology-net.svg#net" />
        <use href="/images/technology-net.svg#narrow" transform="scale(-1 1)" />
      </svg>
    </span>
  );
}
