import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { CopyButton } from '../ui/CopyButton'
import { Panel } from '../ui/Panel'

const FILE = 'kode-pemulihan-duxi.txt'

function download(codes: string[]): void {
  const text = t`Kode pemulihan Duxi (setiap kode hanya untuk sekali pakai)\n\n${codes.join('\n')}\n`
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = FILE
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

const Codes = ({ codes }: { codes: string[] }) => {
  const { t } = useLingui()
  return (
    <Box
      component="ul"
      aria-label={t`Kode pemulihan`}
      sx={{
        m: 0,
        p: 2,
        listStyle: 'none',
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        fontFamily: 'monospace',
        fontSize: '1.05rem',
        fontWeight: 700,
        borderRadius: 2,
        bgcolor: 'action.hover',
      }}
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
  )
}

interface Props {
  codes: string[]
  onDone: () => void
}

/** The codes can be read only here, so the focus moves to them. */
export const RecoveryCodeList = ({ codes, onDone }: Props) => {
  const { t } = useLingui()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <Panel title={t`Simpan kode pemulihan Anda`}>
      <Box ref={top} tabIndex={-1} sx={{ display: 'grid', gap: 2, outline: 'none' }}>
        <Alert severity="warning">
          <Trans>
            Kode ini hanya ditampilkan sekali. Simpan di tempat yang aman: satu kode menggantikan
            aplikasi autentikator bila ponsel Anda tidak ada.
          </Trans>
        </Alert>
        <Codes codes={codes} />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <CopyButton text={codes.join('\n')} label={t`Salin semua`} />
          <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => download(codes)}>
            <Trans>Unduh</Trans>
          </Button>
          <Button variant="contained" onClick={onDone}>
            <Trans>Saya sudah menyimpannya</Trans>
          </Button>
        </Box>
      </Box>
    </Panel>
  )
}
