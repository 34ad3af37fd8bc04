import { Plural, Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Grading } from './labels'

const OLDEST = {
  filter: { state: 'ready' },
  sort: { field: 'created_at', order: 'ASC' },
  pagination: { page: 1, perPage: 25 },
} as const

const focus = (element: HTMLElement | null) => element?.focus()

interface Props {
  /** The form that was sent just now is gone, and its focus with it. */
  hasFocus: boolean
}

/** After submitting: a link to the assessor's oldest waiting grading. */
export const NextGrading = ({ hasFocus }: Props) => {
  const { data } = useGetList<Grading>('gradings', OLDEST)
  const waiting = data?.filter(({ is_mine }) => is_mine)
  const next = waiting?.[0]
  if (!waiting) return null
  return (
    <Alert
      ref={hasFocus ? focus : undefined}
      tabIndex={-1}
      severity="success"
      action={
        next && (
          <Button component={Link} to={`/gradings/${next.id}/show`} color="inherit" size="small">
            <Trans>Penilaian berikutnya</Trans>
          </Button>
        )
      }
    >
      <Plural
        value={waiting.length}
        _0="Terkirim. Tidak ada lagi yang menunggu Anda."
        other="Terkirim. Masih # penilaian menunggu Anda."
      />
    </Alert>
  )
}
