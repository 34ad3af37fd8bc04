import { Trans } from '@lingui/react/macro'
import { paths } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { AskSection } from '../faq/AskSection'

interface ClosingProps {
  /** Users with a corporate account have already registered their company. */
  canRegister: boolean
}

/** The ways to start: by message, or with a corporate account. */
export function Closing({ canRegister }: ClosingProps) {
  return (
    <AskSection
      isOfTeam
      title={<Trans>Ceritakan tim Anda</Trans>}
      lead={
        <Trans>
          Tulis jumlah peserta dan perannya. Tim kami membalas ke email Anda dengan usulan program
          dan harganya.
        </Trans>
      }
    >
      {canRegister && (
        <p className="grid justify-items-start gap-3 text-muted">
          <Trans>
            Sudah punya akun? Daftarkan perusahaan Anda, lalu kelola anggota, penawaran, dan
            kursinya sendiri.
          </Trans>
          <LinkButton to={paths.corporate} variant="secondary">
            <Trans>Daftarkan perusahaan</Trans>
          </LinkButton>
        </p>
      )}
    </AskSection>
  )
}
