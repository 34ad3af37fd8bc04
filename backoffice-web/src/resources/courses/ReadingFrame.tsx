import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'

const STYLE =
  '<style>body{font:16px/1.6 system-ui,sans-serif;margin:16px;color:#1f2937;background:#fff}img{max-width:100%}</style>'

/** A text as learners see it, in a sandboxed iframe. */
export const ReadingFrame = ({ html }: { html: string }) => {
  const { t } = useLingui()
  return (
    <Box
      component="iframe"
      sandbox=""
      title={t`Pratinjau peserta`}
      srcDoc={STYLE + html}
      sx={{ width: 1, height: 320, border: 1, borderColor: 'divider', borderRadius: 1 }}
    />
  )
}
