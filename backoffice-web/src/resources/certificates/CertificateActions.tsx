import { Trans, useLingui } from '@lingui/react/macro'
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import CheckIcon from '@mui/icons-material/VerifiedOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import {
  maxLength,
  minLength,
  required,
  TextInput,
  useCanAccess,
  useRecordContext,
} from 'react-admin'
import { BASE } from '../../api/client'
import type { RecordOf } from '../../define/types'
import { ActionDialog } from '../../ui/ActionDialog'
import { ReasonInput, Summary } from '../orders/actions/fields'

type Certificate = RecordOf<'certificates'>
type Verb = 'revoke' | 'restore' | 'reissue'

interface DialogProps {
  certificate: Certificate
  verb: Verb
  onClose: () => void
}

const useWords = (verb: Verb) => {
  const { t } = useLingui()
  return {
    revoke: {
      label: t`Cabut`,
      hint: t`Halaman pemeriksaan dan lencana digital langsung menunjukkan bahwa sertifikat ini dicabut, beserta alasannya.`,
      done: t`Sertifikat dicabut.`,
    },
    restore: {
      label: t`Pulihkan`,
      hint: t`Sertifikat ini berlaku kembali dengan nomor dan isi yang sama.`,
      done: t`Sertifikat berlaku kembali.`,
    },
    reissue: {
      label: t`Terbitkan ulang`,
      hint: t`Sertifikat baru dengan nama yang diperbaiki dan nomor sendiri; yang lama tertulis diganti.`,
      done: t`Sertifikat pengganti diterbitkan.`,
    },
  }[verb]
}

const StatusDialog = ({ certificate, verb, onClose }: DialogProps) => {
  const { t } = useLingui()
  const { label, hint, done } = useWords(verb)
  return (
    <ActionDialog<{ reason: string; holder_name?: string }>
      title={`${label} · ${certificate.number}`}
      confirm={label}
      done={done}
      act={(send, { reason, holder_name }) =>
        send('post', `${BASE}/certificates/${certificate.id}/${verb}`, {
          body: verb === 'reissue' ? { reason, holder_name } : { reason },
        })
      }
      defaults={verb === 'reissue' ? { holder_name: certificate.holder_name } : undefined}
      isDangerous={verb === 'revoke'}
      invalidates={['certificates']}
      onClose={onClose}
    >
      <Summary>{hint}</Summary>
      {verb === 'reissue' && (
        <TextInput
          source="holder_name"
          label={t`Nama pemegang`}
          validate={[required(), minLength(3), maxLength(200)]}
          helperText={false}
          fullWidth
        />
      )}
      <ReasonInput label={t`Alasan`} helperText={t`Tampil di halaman pemeriksaan sertifikat`} />
    </ActionDialog>
  )
}

/** The document, its verification page, and status changes. */
const CertificateActions = () => {
  const certificate = useRecordContext<Certificate>()
  const { canAccess } = useCanAccess({ resource: 'certificates', action: 'revoke' })
  const [verb, setVerb] = useState<Verb | null>(null)
  if (!certificate) return null
  const { current_status: status, pdf_url: pdf, verify_url: verify } = certificate
  const isInForce = status === 'valid' || status === 'expired'
  return (
    <>
      <Button size="small" component="a" href={pdf} target="_blank" startIcon={<PdfIcon />}>
        <Trans>Buka PDF</Trans>
      </Button>
      <Button size="small" component="a" href={verify} target="_blank" startIcon={<CheckIcon />}>
        <Trans>Periksa</Trans>
      </Button>
      {canAccess && isInForce && (
        <Button size="small" onClick={() => setVerb('reissue')}>
          <Trans>Terbitkan ulang</Trans>
        </Button>
      )}
      {canAccess && isInForce && (
        <Button size="small" color="error" onClick={() => setVerb('revoke')}>
          <Trans>Cabut</Trans>
        </Button>
      )}
      {canAccess && status === 'revoked' && (
        <Button size="small" onClick={() => setVerb('restore')}>
          <Trans>Pulihkan</Trans>
        </Button>
      )}
      {verb && <StatusDialog certificate={certificate} verb={verb} onClose={() => setVerb(null)} />}
    </>
  )
}

export default CertificateActions
