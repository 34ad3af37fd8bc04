import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { keyOf } from './gridState'
import type { Axis } from './useGrid'

const SIZE = 280
const RADIUS = 96
const TOP_LEVEL = 5
const MAX_AXES = 24

interface Required {
  unit: Axis
  level: number
  weight: number
}

/** The units that a role requires, as the cells say it. */
function requiredBy(role: Axis, units: Axis[], textOf: (key: string) => string): Required[] {
  return units.flatMap((unit) => {
    const [level, weight = 1] = textOf(keyOf(unit.id, role.id)).split('/').map(Number)
    return level ? [{ unit, level, weight }] : []
  })
}

const point = (index: number, count: number, level: number) => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  const distance = (level / TOP_LEVEL) * RADIUS
  return [SIZE / 2 + Math.cos(angle) * distance, SIZE / 2 + Math.sin(angle) * distance] as const
}

const outline = (levels: number[]) =>
  levels.map((level, index) => point(index, levels.length, level).join(',')).join(' ')

const Radar = ({ required }: { required: Required[] }) => {
  const { t } = useLingui()
  const levels = required.map(({ level }) => level)
  const rings = [1, 2, 3, 4, TOP_LEVEL]
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={t`Radar level yang disyaratkan`}
      sx={{ width: SIZE, maxWidth: '100%', color: 'primary.main' }}
    >
      {rings.map((ring) => (
        <polygon
          key={ring}
          points={outline(levels.map(() => ring))}
          fill="none"
          stroke="currentColor"
          strokeOpacity={0.2}
        />
      ))}
      <polygon
        points={outline(levels)}
        fill="currentColor"
        fillOpacity={0.25}
        stroke="currentColor"
        strokeWidth={2}
      />
      {required.map(({ unit, level }, index) => {
        const [x, y] = point(index, required.length, TOP_LEVEL + 0.7)
        return (
          <text
            key={unit.id}
            x={x}
            y={y}
            fontSize={10}
            textAnchor="middle"
            dominantBaseline="middle"
            fill="currentColor"
          >
            {index + 1}·{level}
          </text>
        )
      })}
    </Box>
  )
}

/** What the chosen role requires, drawn and listed, unsaved changes included. */
export const RolePreview = ({
  role,
  units,
  textOf,
}: {
  role: Axis
  units: Axis[]
  textOf: (key: string) => string
}) => {
  const required = requiredBy(role, units, textOf)
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="h2" sx={{ fontSize: '1.1rem', mb: 1 }}>
        {role.name}
      </Typography>
      {required.length === 0 ? (
        <Typography color="text.secondary">
          <Trans>Belum ada unit yang disyaratkan.</Trans>
        </Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {required.length > 2 && required.length <= MAX_AXES && <Radar required={required} />}
          <Box component="ol" sx={{ m: 0, pl: 3, columnWidth: 320, flex: 1, fontSize: '0.85rem' }}>
            {required.map(({ unit, level, weight }) => (
              <li key={unit.id}>
                {unit.name}{' '}
                <Trans>
                  level {level}, bobot {weight}
                </Trans>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}
