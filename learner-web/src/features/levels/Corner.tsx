import { cn } from '../../ui/cn'
import { anchor, shortName, spoke } from '../../ui/radar'

export const RADIUS = 122
const LABEL_AT = 1.08
const NUMBER_AT = 1.12
/** From the middle to the edge of the drawing; names use what the chart leaves of it. */
export const HALF = 195
const LINE = 13
/** The offset of a label below its corner, clear of the corner's dot. */
const BELOW = 6
/** The room of a character; how many stand in a line above or below the chart, and at least beside it. */
const CHARACTER = 6.6
const ABOVE = 30
const BESIDE = 14
const LINES_BESIDE = 4
/** How far a name keeps from the corner that it stands above or below. */
const CLEAR = 18

/** How far down the drawing reaches, with the names below it. */
export function lowest(count: number): number {
  const ends = Array.from({ length: count }, (_, index) => spoke(index, count, LABEL_AT, RADIUS).y)
  return Math.max(...ends) + 2 * LINE + CLEAR
}

interface CornerProps {
  name: string
  index: number
  count: number
  /** Whether its whole name stands in a list below, which small charts leave it to. */
  isListed?: boolean | undefined
}

/** Where the name of a corner is written, and in which lines. */
function labelAt({ name, index, count }: CornerProps) {
  const place = spoke(index, count, LABEL_AT, RADIUS)
  const side = anchor(place)
  const text = `${index + 1}.\u00a0${name}`
  const isUpper = place.y < 1
  if (side === 'middle') {
    const lines = shortName(text, ABOVE)
    const top = isUpper ? place.y - (lines.length - 1) * LINE : place.y + BELOW
    return { lines, top, x: place.x, side }
  }
  const room = Math.floor((HALF - Math.abs(place.x)) / CHARACTER)
  const lines = shortName(text, Math.max(room, BESIDE), LINES_BESIDE)
  const height = (lines.length - 1) * LINE
  if (room >= BESIDE) return { lines, top: place.y - height / 2, x: place.x, side }
  // Too narrow beside the corner: along the edge, in the empty room above or below it.
  const top = isUpper ? place.y - CLEAR - height : place.y + CLEAR
  return { lines, top, x: Math.sign(place.x) * HALF, side: place.x > 0 ? 'end' : 'start' } as const
}

/** The number of a spoke and its name, cut where there is no room for all of it. */
export function Corner(props: CornerProps) {
  const { lines, top, x, side } = labelAt(props)
  return (
    <>
      <text
        y={top}
        textAnchor={side}
        dominantBaseline="middle"
        className={cn('fill-muted text-[12px] font-semibold', props.isListed && '@max-sm:hidden')}
      >
        {lines.map((line, at) => (
          <tspan key={line} x={x} dy={at === 0 ? 0 : LINE}>
            {line}
          </tspan>
        ))}
      </text>
      {props.isListed && <CornerNumber {...props} />}
    </>
  )
}

function CornerNumber({ index, count }: CornerProps) {
  const { x, y } = spoke(index, count, NUMBER_AT, RADIUS)
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      className="fill-muted text-[16px] font-bold @sm:hidden"
      data-number
    >
      {index + 1}
    </text>
  )
}
