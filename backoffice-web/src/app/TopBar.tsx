import { Trans, useLingui } from '@lingui/react/macro'
import MenuIcon from '@mui/icons-material/Menu'
import ShieldIcon from '@mui/icons-material/ShieldOutlined'
import { AppBar, Box, IconButton, ListItemIcon, MenuItem, Toolbar } from '@mui/material'
import {
  LoadingIndicator,
  LocalesMenuButton,
  Logout,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  useUserMenu,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { deferred } from '../define/deferred'
import { HelpButton } from '../help/HelpButton'
import { SECURITY_PATH } from '../security'
import { Logo } from './Logo'

const PaletteButton = deferred(async () => ({
  default: (await import('./PaletteButton')).PaletteButton,
}))

const HomeLink = () => {
  const { t } = useLingui()
  return (
    <Box
      component={Link}
      to="/"
      aria-label={t`Duxi, ke dasbor`}
      sx={{ color: 'text.primary', textDecoration: 'none', borderRadius: 1 }}
    >
      <Logo size={30} />
    </Box>
  )
}

const SecurityLink = () => {
  const { onClose } = useUserMenu() ?? {}
  return (
    <MenuItem component={Link} to={SECURITY_PATH} onClick={onClose}>
      <ListItemIcon>
        <ShieldIcon fontSize="small" />
      </ListItemIcon>
      <Trans>Keamanan akun</Trans>
    </MenuItem>
  )
}

/** The account menu, named after the user so that the visible name is part of its label. */
const Account = () => {
  const { data } = useGetIdentity()
  return (
    <UserMenu label={data?.fullName ?? ''}>
      <SecurityLink />
      <Logout />
    </UserMenu>
  )
}

/** The language menu; on phones only its icon is visible. */
const Languages = () => (
  <Box
    sx={(theme) => ({
      [theme.breakpoints.down('sm')]: {
        '& .MuiButton-root': { minWidth: 0, fontSize: 0 },
        '& .MuiButton-startIcon': { margin: 0 },
        '& .MuiButton-endIcon': { display: 'none' },
      },
    })}
  >
    <LocalesMenuButton />
  </Box>
)

/** The top bar: menu button on small screens, logo, theme and account. */
export const TopBar = ({ onMenu }: { onMenu?: () => void }) => {
  const { t } = useLingui()
  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar variant="dense" sx={{ minHeight: 56, gap: { xs: 0.5, sm: 1 } }}>
        {onMenu && (
          <IconButton
            edge="start"
            aria-label={t`Buka menu`}
            onClick={onMenu}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
        )}
        <HomeLink />
        <Box sx={{ flex: 1 }} />
        {onMenu && <PaletteButton />}
        {onMenu && <HelpButton />}
        <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
          <LoadingIndicator />
        </Box>
        <Languages />
        <ToggleThemeButton />
        <Account />
      </Toolbar>
    </AppBar>
  )
}
