import { useLingui } from '@lingui/react/macro'
import { Box, Card, GlobalStyles, Typography } from '@mui/material'
import { CanAccess, Title } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { AccessDenied } from '../app/AccessDenied'
import { ShortcutList } from '../ui/shortcuts/ShortcutList'
import { TitleSide } from '../ui/TitleSide'
import { useIsSmall, useIsWide } from '../ui/useIsSmall'
import { visuallyHidden } from '../ui/visuallyHidden'
import { ConversationPane } from './ConversationPane'
import { InboxPane } from './InboxPane'
import { PresenceMenu } from './PresenceMenu'
import { ConsoleContext, useConnection } from './useConsole'
import { VisitorPanel } from './VisitorPanel'

/** The agents' console: the inbox, a conversation, and the visitor beside it. */
export const ChatConsole = () => {
  const { t } = useLingui()
  return (
    <CanAccess resource="chats" action="list" accessDenied={<AccessDenied />}>
      <Title title={t`Chat`} />
      <Panes />
    </CanAccess>
  )
}

/** On a phone an open conversation has the whole screen: trail and title above it are for screen readers alone. */
const hidePageHead = (
  <GlobalStyles
    styles={(theme) => ({
      [theme.breakpoints.down('sm')]: {
        'main > div:has(> #react-admin-title)': visuallyHidden,
        main: { paddingTop: theme.spacing(1.5) },
      },
    })}
  />
)

/** The console fills the screen: only its panes scroll. On phones the status is next to the title. */
const fillPage = (
  <GlobalStyles
    styles={{
      main: { paddingBottom: '0 !important' },
      'h1#react-admin-title': { flexBasis: '25% !important' },
    }}
  />
)

const Panes = () => {
  const connection = useConnection()
  const { uuid } = useParams()
  const navigate = useNavigate()
  const isSmall = useIsSmall()
  const isWide = useIsWide()
  const open = (next: string | null) => navigate(next ? `/chats/${next}` : '/chats')
  return (
    <ConsoleContext.Provider value={connection}>
      {fillPage}
      {uuid && hidePageHead}
      <TitleSide>
        <PresenceMenu isConnected={connection.isConnected} />
      </TitleSide>
      <Card
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '320px minmax(0, 1fr)',
            lg: '320px minmax(0, 1fr) 260px',
            xl: '320px minmax(0, 1fr) 300px',
          },
          gridTemplateRows: 'minmax(0, 1fr)',
          height: {
            xs: uuid ? 'calc(100dvh - 80px)' : 'calc(100dvh - 156px)',
            sm: 'calc(100dvh - 124px)',
          },
          minHeight: 420,
          overflow: 'hidden',
        }}
      >
        {(!isSmall || !uuid) && <InboxPane chosen={uuid ?? null} onChoose={open} />}
        {uuid ? (
          <ConversationPane key={uuid} uuid={uuid} onBack={() => open(null)} onChoose={open} />
        ) : (
          !isSmall && <NothingChosen />
        )}
        {uuid && isWide && <VisitorPanel key={`panel-${uuid}`} uuid={uuid} onChoose={open} />}
      </Card>
    </ConsoleContext.Provider>
  )
}

const NothingChosen = () => {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', p: 4, gridColumn: { lg: 'span 2' } }}>
      <Box sx={{ maxWidth: 400 }}>
        <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
          {t`Pilih percakapan`}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {t`Ketik / untuk balasan cepat dan @ untuk menyebut agen dalam catatan.`}
        </Typography>
        <ShortcutList group="inbox" />
        <Box sx={{ mt: 2 }}>
          <ShortcutList group="conversation" />
        </Box>
      </Box>
    </Box>
  )
}
