import ErrorIcon from '@mui/icons-material/ErrorOutline'
import { Button } from '@mui/material'
import { StateMessage } from './StateMessage'

interface Props {
  title?: string
  message: string
  onRetry: () => void
}

/** Something failed: the server's sentence and one way on. */
export const ErrorState = ({ title = 'Data belum dapat dimuat', message, onRetry }: Props) => (
  <StateMessage
    role="alert"
    icon={<ErrorIcon color="error" />}
    title={title}
    message={message}
    action={
      <Button variant="contained" onClick={onRetry}>
        Coba lagi
      </Button>
    }
  />
)
