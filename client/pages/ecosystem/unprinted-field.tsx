/** What stands on a note before printing: ruled lines around a blank seal. Decorative. */
export function UnprintedField() {
  return (
    <svg
      className="unprinted-field"
      viewBox="0 0 560 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={ruledLines} />
      {sealRadii.map((radius) => (
        <circle key={radius} cx={seal.x} cy={seal.y} r={radius} />
      ))}
    </svg>
  );
}

const seal = { x: 280, y: 200, radius: 132 };
const sealRadii = Array.from({ length: 9 }, (_, index) => seal.radius - 8 - index * 6);

/** Lines of the ledger, open where the seal stands. They reach past the frame at any shape. */
const ruledLines = Array.from({ length: 60 }, (_, index) => {
  const y = -40 + index * 8;
  const half = Math.sqrt(Math.max(0, seal.radius ** 2 - (y - seal.y) ** 2));
  if (half === 0) return `M-400 ${y}H960`;
  return `M-400 ${y}H${(seal.x - half).toFixed(1)}M${(seal.x + half).toFixed(1)} ${y}H960`;
}).join('');
