import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { Logo } from './Logo'

const RINGS = [90, 150, 210, 270, 330, 390]
const Rings = ({ cx, cy }: { cx: number; cy: number }) => (
  <g>
    {RINGS.map((r) => (
      <circle key={r} cx={cx} cy={cy} r={r} />
    ))}
  </g>
)

/** Overlapping arcs after the kawung batik, as a subtle background. */
const Pattern = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 600 800"
    preserveAspectRatio="xMidYMid slice"
    sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.22 }}
  >
    <g fill="none" stroke="#5EEAD4" strokeWidth="1.5">
      <Rings cx={600} cy={0} />
      <Rings cx={0} cy={800} />
      <Rings cx={600} cy={800} />
    </g>
  </Box>
)

/** The coloured half of the login page, hidden on phones. */
export const LoginAside = () => {
  const { t } = useLingui()
  const points = [
    t`Kelola instansi dan batch asesmen`,
    t`Pantau sesi peserta hari ini`,
    t`Unduh laporan Excel siap pakai`,
  ]
  return (
    <Box
      component="aside"
      aria-label={t`Tentang ruang kerja Duxi`}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'space-between',
        p: 6,
        color: '#FFFFFF',
        background: 'linear-gradient(150deg, #0F766E 0%, #115E59 55%, #0B3B38 100%)',
      }}
    >
      <Pattern />
      <Box sx={{ position: 'relative' }}>
        <Logo size={40} />
      </Box>
      <Box sx={{ position: 'relative', maxWidth: 460 }}>
        <Typography component="p" sx={{ fontSize: '2rem', fontWeight: 800, lineHeight: 1.25 }}>
          {t`Dari asesmen ke keputusan, dalam satu ruang kerja.`}
        </Typography>
        <Box component="ul" sx={{ pl: 2.5, mt: 3, display: 'grid', gap: 1 }}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
      </Box>
      <Typography sx={{ position: 'relative', fontSize: '0.85rem' }}>Duxi · Back office</Typography>
    </Box>
  )
}
