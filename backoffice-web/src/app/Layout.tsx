import { Box, Drawer } from '@mui/material'
import { type ReactNode, Suspense, useState } from 'react'
import { type LayoutProps, SkipNavigationButton } from 'react-admin'
import { UnreadTitle } from '../chats/UnreadTitle'
import { deferred } from '../define/deferred'
import { useMe } from '../providers/useMe'
import { SecurityPage } from '../security'
import { PageSkeleton } from '../ui/PageSkeleton'
import { TITLE_SIDE } from '../ui/TitleSide'
import { Breadcrumbs } from './Breadcrumbs'
import { LocaleGuard } from './LocaleGuard'
import { NavMenu } from './NavMenu'
import { PageBoundary } from './PageBoundary'
import { PageTitle } from './PageTitle'
import { SessionGuard } from './SessionGuard'
import { TopBar } from './TopBar'
import { linesOf, useSidebar } from './useSidebar'

const SIDEBAR = 240
const CONTENT = 'main-content'
const TOP_BAR = 57
/** A menu taller than the window scrolls on its own. */
const menuSx = {
  position: 'sticky',
  top: TOP_BAR,
  maxHeight: `calc(100vh - ${TOP_BAR}px)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
} as const
// Lazy: few users impersonate others, and export notices can wait until the page is rendered.
const ImpersonationBanner = deferred(async () => ({
  default: (await import('./ImpersonationBanner')).ImpersonationBanner,
}))
const ShortcutHelp = deferred(() => import('../ui/shortcuts/ShortcutHelp'))
const ExportTray = deferred(() => import('../exports/ExportTray'))

const SideMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <>
    <Drawer
      open={open}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{ paper: { sx: { width: SIDEBAR + 24, pt: 1 } } }}
    >
      <NavMenu onOpen={onClose} />
    </Drawer>
    <Box
      sx={{
        display: { xs: 'none', md: 'block' },
        width: SIDEBAR,
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={menuSx}>
        <NavMenu onOpen={onClose} />
      </Box>
    </Box>
  </>
)

/** The title with the breadcrumb at the end of its line; on phones the breadcrumb is above it. */
const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  pt: 1.5,
  pb: 0.5,
  '& > nav': { order: { sm: 2 }, width: { xs: '100%', sm: 'auto' } },
  '& > h1': { flex: '1 1 50%', minWidth: 0 },
} as const

const Content = ({ children }: { children: ReactNode }) => (
  <Box
    component="main"
    id={CONTENT}
    tabIndex={-1}
    sx={{ flex: 1, minWidth: 0, px: { xs: 1.5, sm: 3 }, pb: 10, outline: 'none !important' }}
  >
    <Box sx={headSx}>
      <Breadcrumbs />
      <PageTitle />
      <Box id={TITLE_SIDE} />
    </Box>
    <PageBoundary>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </PageBoundary>
  </Box>
)

const Frame = ({ children }: LayoutProps) => {
  const [open, setOpen] = useState(false)
  const { nodes } = useSidebar()
  const hasChats = linesOf(nodes).some(({ key }) => key === 'chats')
  return (
    <>
      <ShortcutHelp />
      {hasChats && <UnreadTitle />}
      <TopBar onMenu={() => setOpen(true)} />
      <ImpersonationBanner />
      <Box sx={{ display: 'flex', flex: 1 }}>
        <SideMenu open={open} onClose={() => setOpen(false)} />
        <Content>
          <ExportTray />
          {children}
        </Content>
      </Box>
    </>
  )
}

/** Only the setup of a second factor, for users who must have one and have none. */
const Gate = () => (
  <>
    <TopBar />
    <Content>
      <SecurityPage />
    </Content>
  </>
)

// react-admin's own skip link focuses the content and then loses the focus again.
const skipToContent = () => document.getElementById(CONTENT)?.focus()

/** At least the height of the window without the bars at the top. */
const pageSx = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  bgcolor: 'background.default',
  color: 'text.primary',
} as const

/** The frame of every page: skip link, top bar, menu, content and export status. */
export const Layout = ({ children }: LayoutProps) => {
  const { data: me, isPending } = useMe()
  const isHeld = me?.two_factor.required === true && !me.two_factor.enabled
  return (
    <Box sx={pageSx}>
      <SessionGuard />
      <LocaleGuard />
      <SkipNavigationButton onClick={skipToContent} />
      {isHeld ? <Gate /> : <Frame>{isPending ? <PageSkeleton /> : children}</Frame>}
    </Box>
  )
}
