import { Box, useTheme } from '@mui/material';
import type { DayCount } from '../api/types';
import { formatDay } from '../ui/format';
import { niceMaximum } from '../ui/scale';

const WIDTH = 560;
const HEIGHT = 200;
const LEFT = 28;
const BOTTOM = 24;
const PLOT = HEIGHT - BOTTOM - 8;

const y = (value: number, max: number) => 8 + PLOT * (1 - value / max);

const Grid = ({ max, color, ink }: { max: number; color: string; ink: string }) => (
  <>
    {[0, max / 2, max].map((value) => (
      <g key={value}>
        <line x1={LEFT} x2={WIDTH} y1={y(value, max)} y2={y(value, max)} stroke={color} />
        <text x={LEFT - 6} y={y(value, max) + 4} textAnchor="end" fontSize="11" fill={ink}>
          {value}
        </text>
      </g>
    ))}
  </>
);

interface DayProps {
  day: DayCount;
  index: number;
  step: number;
  max: number;
  colors: { back: string; front: string; ink: string };
}

const Day = ({ day, index, step, max, colors }: DayProps) => {
  const bar = Math.min(26, step * 0.6);
  const x = LEFT + index * step + (step - bar) / 2;
  const rect = (value: number, fill: string) => (
    <rect
      x={x}
      y={y(value, max)}
      width={bar}
      height={y(0, max) - y(value, max)}
      rx="3"
      fill={fill}
    />
  );
  return (
    <g>
      <title>{`${formatDay(day.date)}: ${day.started} dimulai, ${day.finished} selesai`}</title>
      {rect(day.started, colors.back)}
      {rect(day.finished, colors.front)}
      {index % 2 === 0 && (
        <text x={x + bar / 2} y={HEIGHT - 6} textAnchor="middle" fontSize="11" fill={colors.ink}>
          {formatDay(day.date)}
        </text>
      )}
    </g>
  );
};

/** Sessions started (tall, pale) and finished (in front, full colour) per day. */
export const DayChart = ({ days }: { days: DayCount[] }) => {
  const { palette } = useTheme();
  const max = niceMaximum(Math.max(0, ...days.map((day) => Math.max(day.started, day.finished))));
  const started = days.reduce((sum, day) => sum + day.started, 0);
  const finished = days.reduce((sum, day) => sum + day.finished, 0);
  const colors = {
    back: palette.mode === 'light' ? '#99F6E4' : '#134E4A',
    front: palette.primary.main,
    ink: palette.text.secondary,
  };
  return (
    <Box
      component="svg"
      role="img"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-label={`${started} sesi dimulai dan ${finished} sesi selesai dalam ${days.length} hari terakhir`}
      sx={{ width: '100%', height: 'auto', display: 'block' }}
    >
      <Grid max={max} color={palette.divider} ink={palette.text.secondary} />
      {days.map((day, index) => (
        <Day
          key={day.date}
          day={day}
          index={index}
          step={(WIDTH - LEFT) / days.length}
          max={max}
          colors={colors}
        />
      ))}
    </Box>
  );
};
