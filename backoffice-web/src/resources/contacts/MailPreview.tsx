import { useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '../../api/client'
import type { components } from '../../api/schema'
import { EVERYTHING, useWrite } from '../../providers/useWrite'

export type MailText = components['schemas']['MailText']

const usePreview = (text: MailText) =>
  useQuery({
    queryKey: ['mail-previews', text],
    queryFn: ({ signal }) => ask('/api/backoffice/v1/mail-previews', { body: text, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })

/** A rendered mail in a sandboxed iframe, with a button for a test mail. */
export const MailPreview = ({ text }: { text: MailText }) => {
  const { t } = useLingui()
  const { data, error } = usePreview(text)
  const { mutate, isPending } = useWrite(
    (send, body: MailText) => send('post', '/api/backoffice/v1/mail-tests', { body }),
    { done: t`Email uji dikirim ke alamat Anda`, invalidates: EVERYTHING },
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      {error && <Alert severity="warning">{error.message}</Alert>}
      {data && (
        <>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{data.subject}</Typography>
          <Box
            component="iframe"
            title={t`Pratinjau email`}
            sandbox=""
            srcDoc={data.html}
            sx={{
              width: 1,
              height: 460,
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              bgcolor: '#fff',
            }}
          />
        </>
      )}
      <Button
        sx={{ justifySelf: 'start' }}
        disabled={isPending || Boolean(error)}
        onClick={() => mutate(text)}
      >
        {t`Kirim uji ke saya`}
      </Button>
    </Box>
  )
}
