import { Box, useTheme } from '@mui/material';
import type { DayCount } from '../api/types';
import { formatDay } from '../ui/format';
import { Legend } from '../ui/Legend';
import { niceMaximum } from '../ui/scale';
import { useIsSmall } from '../ui/useIsSmall';

const LEFT = 28;
const TOP = 8;
const BOTTOM = 24;

interface Plot {
  width: number;
  height: number;
  max: number;
  back: string;
  front: string;
  ink: string;
  grid: string;
}

const y = ({ height, max }: Plot, value: number) =>
  TOP + (height - TOP - BOTTOM) * (1 - value / max);

const Grid = ({ plot }: { plot: Plot }) => (
  <>
    {[0, plot.max / 2, plot.max].map((value) => (
      <g key={value}>
        <line
          x1={LEFT}
          x2={plot.width}
          y1={y(plot, value)}
          y2={y(plot, value)}
          stroke={plot.grid}
        />
        <text x={LEFT - 6} y={y(plot, value) + 4} textAnchor="end" fontSize="11" fill={plot.ink}>
          {value}
        </text>
      </g>
    ))}
  </>
);

interface BarProps {
  plot: Plot;
  x: number;
  width: number;
  value: number;
  fill: string;
}

const Bar = ({ plot, x, width, value, fill }: BarProps) => (
  <rect
    x={x}
    y={y(plot, value)}
    width={width}
    height={y(plot, 0) - y(plot, value)}
    rx="3"
    fill={fill}
  />
);

interface DayProps {
  plot: Plot;
  day: DayCount;
  index: number;
  step: number;
}

const Day = ({ plot, day, index, step }: DayProps) => {
  const width = Math.min(26, step * 0.6);
  const x = LEFT + index * step + (step - width) / 2;
  const everyNth = step < 30 ? 4 : 2;
  return (
    <g>
      <title>{`${formatDay(day.date)}: ${day.started} dimulai, ${day.finished} selesai`}</title>
      <Bar plot={plot} x={x} width={width} value={day.started} fill={plot.back} />
      <Bar plot={plot} x={x} width={width} value={day.finished} fill={plot.front} />
      {index % everyNth === 0 && (
        <text
          x={x + width / 2}
          y={plot.height - 6}
          textAnchor="middle"
          fontSize="11"
          fill={plot.ink}
        >
          {formatDay(day.date)}
        </text>
      )}
    </g>
  );
};

/** Size and colours of the chart in this theme, on this screen. */
function usePlot(days: DayCount[]): Plot {
  const { palette } = useTheme();
  const isSmall = useIsSmall();
  return {
    width: isSmall ? 320 : 560,
    height: isSmall ? 200 : 300,
    max: niceMaximum(Math.max(0, ...days.map((day) => Math.max(day.started, day.finished)))),
    back: palette.mode === 'light' ? '#99F6E4' : '#1F6F69',
    front: palette.primary.main,
    ink: palette.text.secondary,
    grid: palette.divider,
  };
}

const total = (days: DayCount[], field: 'started' | 'finished') =>
  days.reduce((sum, day) => sum + day[field], 0);

/** Sessions started (tall, pale) and finished (in front, full colour) per day. */
export const DayChart = ({ days }: { days: DayCount[] }) => {
  const plot = usePlot(days);
  const label = `${total(days, 'started')} sesi dimulai dan ${total(days, 'finished')} sesi selesai dalam ${days.length} hari terakhir`;
  return (
    <>
      <Legend
        entries={[
          { label: 'Dimulai', color: plot.back },
          { label: 'Selesai', color: plot.front },
        ]}
      />
      <Box
        component="svg"
        role="img"
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        aria-label={label}
        sx={{ width: '100%', height: 'auto', display: 'block' }}
      >
        <Grid plot={plot} />
        {days.map((day, index) => (
          <Day
            key={day.date}
            plot={plot}
            day={day}
            index={index}
            step={(plot.width - LEFT) / days.length}
          />
        ))}
      </Box>
    </>
  );
};
