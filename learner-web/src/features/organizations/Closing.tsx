import { Trans } from '@lingui/react/macro'
import { paths } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { AskSection } from '../faq/AskSection'

interface ClosingProps {
  /** Whoever has the account of a company has it registered already. */
  canRegister: boolean
}

/** The ways to begin, for whoever has read to the end: by message, or with an account of the company. */
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
