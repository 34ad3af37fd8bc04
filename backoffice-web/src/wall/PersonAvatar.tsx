import { Avatar } from '@mui/material'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')

/** A user's initials in a circle; the name itself is next to it. */
export const PersonAvatar = ({ name, isSmall = false }: { name: string; isSmall?: boolean }) => (
  <Avatar
    aria-hidden
    sx={{
      width: isSmall ? 32 : 44,
      height: isSmall ? 32 : 44,
      fontSize: isSmall ? '0.8rem' : '1rem',
      fontWeight: 700,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    }}
  >
    {initials(name)}
  </Avatar>
)
