import { Box, Typography } from '@mui/material';

/** The mark: a letter D drawn as the arc of a learning path, on a rounded square. */
export const LogoMark = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="9" fill="#0F766E" />
    <path
      d="M10 8h5.5a8 8 0 0 1 0 16H10"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M10 16h6" fill="none" stroke="#5EEAD4" strokeWidth="3" strokeLinecap="round" />
    <circle cx="10" cy="8" r="1.5" fill="#fff" />
  </svg>
);

/** Mark and name together. */
export const Logo = ({ size = 32 }: { size?: number }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
    <LogoMark size={size} />
    <Typography component="span" sx={{ fontWeight: 800, fontSize: size * 0.6, lineHeight: 1 }}>
      Duxi
    </Typography>
  </Box>
);
