import { Trans, useLingui } from '@lingui/react/macro'
import ErrorIcon from '@mui/icons-material/ErrorOutline'
import { Button } from '@mui/material'
import { StateMessage } from './StateMessage'

interface Props {
  title?: string
  message: string
  onRetry: () => void
}

/** An error: the server's message and one next step. */
export const ErrorState = ({ title, message, onRetry }: Props) => {
  const { t } = useLingui()
  return (
    <StateMessage
      role="alert"
      icon={<ErrorIcon color="error" />}
      title={title ?? t`Data belum dapat dimuat`}
      message={message}
      action={
        <Button variant="contained" onClick={onRetry}>
          <Trans>Coba lagi</Trans>
        </Button>
      }
    />
  )
}
