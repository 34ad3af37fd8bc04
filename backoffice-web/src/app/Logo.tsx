import { Box, Typography } from '@mui/material'

/** The logo: a D whose bowl is a rising path, with a spark. */
const LogoMark = ({ size = 32 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 64 64"
    fill="none"
    strokeWidth="6"
    aria-hidden="true"
    focusable="false"
  >
    <rect width="64" height="64" rx="18" fill="#0F766E" />
    <path
      d="M18 14h13c11 0 18 7.400 18 18s-7 18-18 18H18V14z"
      stroke="#fff"
      strokeLinejoin="round"
    />
    <path d="M18 50c0-11 6-18 16-18" stroke="#5EEAD4" strokeLinecap="round" />
    <circle cx="49" cy="15" r="6" fill="#F43F5E" />
  </svg>
)

/** Logo and name. */
export const Logo = ({ size = 32 }: { size?: number }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
    <LogoMark size={size} />
    <Typography component="span" sx={{ fontWeight: 800, fontSize: size * 0.6, lineHeight: 1 }}>
      Duxi
    </Typography>
  </Box>
)
