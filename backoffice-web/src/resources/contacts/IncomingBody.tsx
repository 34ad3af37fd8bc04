import { useLingui } from '@lingui/react/macro'
import { Box, Button, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'

const frame = (html: string) =>
  `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light">` +
  `<body style="font:15px/1.6 sans-serif;color:#0f172a;margin:16px;overflow-wrap:anywhere">${html}`

/** A received mail: sanitised by the server, in a sandboxed iframe. */
const IncomingBody = () => {
  const { t } = useLingui()
  const mail = useRecordContext()
  if (!mail) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      {mail.html ? (
        <Box
          component="iframe"
          title={t`Isi email`}
          sandbox=""
          srcDoc={frame(mail.html)}
          sx={{
            width: 1,
            height: 420,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            bgcolor: '#fff',
          }}
        />
      ) : (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {mail.text}
        </Typography>
      )}
      {mail.contact_id && (
        <Button
          sx={{ justifySelf: 'start' }}
          component={Link}
          to={`/contacts/${mail.contact_id}/show/timeline`}
        >
          {t`Buka linimasa ${mail.contact_name}`}
        </Button>
      )}
    </Box>
  )
}

export default IncomingBody
