import { Trans } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { LocalesMenuButton } from 'react-admin'
import { LoginAside } from './LoginAside'
import { LoginForm } from './LoginForm'
import { Logo } from './Logo'
import { SecondStepForm } from './SecondStepForm'

const FirstStep = ({ problem, onTicket }: { problem: string; onTicket: (t: string) => void }) => (
  <>
    <Typography component="h1" variant="h1">
      <Trans>Masuk ke ruang kerja</Trans>
    </Typography>
    <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
      <Trans>Untuk staf dan trainer. Peserta masuk melalui halaman utama Duxi.</Trans>
    </Typography>
    <LoginForm earlierProblem={problem} onTicket={onTicket} />
  </>
)

/** The password, then a code if required; an expired ticket returns to the first step. */
const Steps = () => {
  const [ticket, setTicket] = useState('')
  const [problem, setProblem] = useState('')
  const back = (reason = '') => {
    setProblem(reason)
    setTicket('')
  }
  if (!ticket) return <FirstStep problem={problem} onTicket={setTicket} />
  return <SecondStepForm ticket={ticket} onBack={back} />
}

/** The sign-in page of staff and trainers. */
export const LoginPage = () => (
  <Box
    sx={{
      display: 'grid',
      minHeight: '100vh',
      gridTemplateColumns: { md: '1.1fr 1fr' },
      bgcolor: 'background.default',
      color: 'text.primary',
    }}
  >
    <LoginAside />
    <Box
      component="main"
      sx={{ display: 'grid', placeItems: 'center', p: 3, position: 'relative' }}
    >
      <Box sx={{ position: 'absolute', insetBlockStart: 16, insetInlineEnd: 16 }}>
        <LocalesMenuButton />
      </Box>
      <Box sx={{ width: '100%', maxWidth: 380 }}>
        <Box sx={{ display: { md: 'none' }, mb: 4 }}>
          <Logo size={36} />
        </Box>
        <Steps />
      </Box>
    </Box>
  </Box>
)
