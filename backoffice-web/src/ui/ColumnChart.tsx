import { Box, useTheme } from '@mui/material'
import { Legend } from './Legend'
import { niceMaximum } from './scale'
import { useIsSmall } from './useIsSmall'
import { useWidth } from './useWidth'

const TOP = 8
const BOTTOM = 24
const LABEL_WIDTH = 62
/** Of a day such as "30 Nov", which ends with the chart. */
const HALF_LABEL = 20

/** One column: a bar, optionally a second one, and its tooltip. */
export interface ColumnEntry {
  key: string
  label: string
  hint: string
  first: number
  second?: number
}

interface Props {
  entries: ColumnEntry[]
  /** The legend of the first bars. */
  first: string
  /**
   * The legend of the second bars: a part of the first, drawn in front of it, unless they are side by side.
   */
  second?: string
  /** For two different things, neither of which may hide the other. */
  isSideBySide?: boolean
  /** The whole chart in one sentence, for those who do not see it. */
  summary: string
  formatAxis?: (value: number) => string
}

interface Plot {
  width: number
  height: number
  left: number
  max: number
  step: number
  look: Look
  colors: { first: string; second: string; ink: string; grid: string }
}

const y = ({ height, max }: Plot, value: number) =>
  TOP + (height - TOP - BOTTOM) * (1 - value / max)

const Grid = ({ plot, formatAxis }: { plot: Plot; formatAxis: (value: number) => string }) => (
  <>
    {[0, plot.max / 2, plot.max].map((value) => (
      <g key={value}>
        <line
          x1={plot.left}
          x2={plot.width}
          y1={y(plot, value)}
          y2={y(plot, value)}
          stroke={plot.colors.grid}
        />
        <text
          x={plot.left - 6}
          y={y(plot, value) + 4}
          textAnchor="end"
          fontSize="12"
          fill={plot.colors.ink}
        >
          {formatAxis(value)}
        </text>
      </g>
    ))}
  </>
)

const Bar = ({ plot, x, width, value, fill }: BarProps) => (
  <rect
    x={x}
    y={y(plot, value)}
    width={width}
    height={y(plot, 0) - y(plot, value)}
    rx={Math.min(3, width / 2)}
    fill={fill}
  />
)

interface BarProps {
  plot: Plot
  x: number
  width: number
  value: number
  fill: string
}

const Column = ({ plot, entry, index }: { plot: Plot; entry: ColumnEntry; index: number }) => {
  const { step, look, colors } = plot
  const width = look === 'other' ? Math.min(40, step * 0.8) : Math.min(26, step * 0.6)
  const bar = look === 'other' ? width * 0.48 : width
  const x = plot.left + index * step + (step - width) / 2
  const everyNth = Math.max(1, Math.ceil(LABEL_WIDTH / step))
  return (
    <g>
      <title>{entry.hint}</title>
      <Bar plot={plot} x={x} width={bar} value={entry.first} fill={colors.first} />
      {entry.second !== undefined && (
        <Bar
          plot={plot}
          x={x + width - bar}
          width={bar}
          value={entry.second}
          fill={colors.second}
        />
      )}
      {index % everyNth === 0 && (
        <text
          x={Math.min(Math.max(x + width / 2, plot.left + 12), plot.width - HALF_LABEL)}
          y={plot.height - 6}
          textAnchor="middle"
          fontSize="12"
          fill={colors.ink}
        >
          {entry.label}
        </text>
      )}
    </g>
  )
}

const highest = (entries: ColumnEntry[]) =>
  Math.max(0, ...entries.map(({ first, second = 0 }) => Math.max(first, second)))

/** What a column shows: one bar, a bar with its part in front of it, or two different things side by side. */
type Look = 'alone' | 'part' | 'other'

function useColors(look: Look): Plot['colors'] {
  const { palette } = useTheme()
  const pale = palette.mode === 'light' ? '#5EBFB2' : '#1F6F69'
  return {
    first: look === 'part' ? pale : palette.primary.main,
    second: look === 'other' ? palette.secondary.main : palette.primary.main,
    ink: palette.text.secondary,
    grid: palette.divider,
  }
}

interface PlotOptions {
  width: number
  max: number
  /** How many characters the longest label of the axis has. */
  labelLength: number
  columns: number
  look: Look
}

/** Size and colours of the chart in this theme, on this screen. */
function usePlot({ width, max, labelLength, columns, look }: PlotOptions): Plot {
  const isSmall = useIsSmall()
  const left = Math.max(28, labelLength * 6.5 + 10)
  return {
    width,
    height: isSmall ? 200 : 280,
    left,
    max,
    step: Math.max(0, width - left) / Math.max(1, columns),
    look,
    colors: useColors(look),
  }
}

/** Columns over time: single bars, bars with a part in front of them, or pairs side by side. */
export const ColumnChart = ({
  entries,
  first,
  second,
  isSideBySide = false,
  summary,
  formatAxis = String,
}: Props) => {
  const max = niceMaximum(highest(entries))
  const [width, measure] = useWidth<HTMLElement>(560)
  const plot = usePlot({
    width,
    max,
    labelLength: Math.max(...[max / 2, max].map((value) => formatAxis(value).length)),
    columns: entries.length,
    look: second ? (isSideBySide ? 'other' : 'part') : 'alone',
  })
  return (
    <Box ref={measure}>
      <Legend
        entries={[
          { label: first, color: plot.colors.first },
          ...(second ? [{ label: second, color: plot.colors.second }] : []),
        ]}
      />
      <Box
        component="svg"
        role="img"
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        aria-label={summary}
        sx={{ width: '100%', height: plot.height, display: 'block' }}
      >
        <Grid plot={plot} formatAxis={formatAxis} />
        {entries.map((entry, index) => (
          <Column key={entry.key} plot={plot} entry={entry} index={index} />
        ))}
      </Box>
    </Box>
  )
}
