const BEADS = 24
const CENTRE = 50
const BEAD = CENTRE * Math.sin(Math.PI / BEADS)
const PETAL = 'M4.3 0C10.800 11.300 20.300 9.700 27 0 20.300-9.700 10.800-11.300 4.300 0z'
const QUARTERS = [0, 90, 180, 270]
const EDGE = Array.from({ length: BEADS }, (_, place) => (360 * place) / BEADS)

/** The seal of the document: a scalloped disc in its colour, with one square of kawung. */
export function Seal() {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" fill="var(--accent)">
      <g transform={`translate(${CENTRE} ${CENTRE})`}>
        <circle r={CENTRE - BEAD} />
        {EDGE.map((turn) => (
          <circle key={turn} cx={CENTRE - BEAD} r={BEAD} transform={`rotate(${turn})`} />
        ))}
        <g fill="none" stroke="#fff">
          <circle r="41" strokeWidth="2" />
          <circle r="30" strokeWidth="1.500" />
        </g>
        <g fill="#fff">
          {QUARTERS.map((turn) => (
            <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
          ))}
          <circle r="2.700" />
        </g>
      </g>
    </svg>
  )
}
