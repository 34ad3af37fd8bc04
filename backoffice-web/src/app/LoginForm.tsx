import { useLingui } from '@lingui/react/macro'
import LoginIcon from '@mui/icons-material/Login'
import { Alert, Box, Button, Link } from '@mui/material'
import { Form, PasswordInput, required, TextInput, useLogin } from 'react-admin'
import { type Credentials, SecondStepNeeded } from '../providers/authProvider'
import { useSubmit } from '../ui/useSubmit'

/** The storefront's page, because staff and learners have the same accounts. */
const FORGOTTEN_PASSWORD = '/forgotPassword'

const Fields = () => {
  const { t } = useLingui()
  return (
    <>
      <TextInput
        source="account_id"
        label={t`E-mail atau nama pengguna`}
        validate={required(t`Isi e-mail atau nama pengguna Anda`)}
        autoComplete="username"
        autoFocus
        helperText={false}
        fullWidth
      />
      <PasswordInput
        source="password"
        label={t`Kata sandi`}
        validate={required(t`Isi kata sandi Anda`)}
        autoComplete="current-password"
        helperText={false}
        fullWidth
      />
    </>
  )
}

interface Props {
  /** Why the second step returned here. */
  earlierProblem: string
  onTicket: (ticket: string) => void
}

/** The first step: account and password. */
export const LoginForm = ({ earlierProblem, onTicket }: Props) => {
  const { t } = useLingui()
  const login = useLogin()
  const { submit, busy, problem } = useSubmit(async (_send, values: Partial<Credentials>) => {
    await login(values).catch((error: Error) => {
      if (!(error instanceof SecondStepNeeded)) throw error
      onTicket(error.ticket)
    })
  })
  const shown = problem || (busy ? '' : earlierProblem)
  return (
    <Form onSubmit={submit} mode="onChange" noValidate>
      <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
        {shown && <Alert severity="error">{shown}</Alert>}
        <Fields />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={busy}
          startIcon={<LoginIcon />}
        >
          {busy ? t`Memeriksa…` : t({ message: `Masuk`, context: `sign-in` })}
        </Button>
        <Link href={FORGOTTEN_PASSWORD} sx={{ justifySelf: 'start', lineHeight: '24px' }}>
          {t`Lupa kata sandi?`}
        </Link>
      </Box>
    </Form>
  )
}
