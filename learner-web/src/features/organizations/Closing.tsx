import { Trans } from '@lingui/react/macro'
import { paths } from '../../app/paths'
import { CONTACT } from '../../ui/Anchor'
import { LinkButton } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'

interface ClosingProps {
  /** Whoever has the account of a company has it registered already. */
  canRegister: boolean
}

/** The ways to begin, for whoever has read to the end. */
export function Closing({ canRegister }: ClosingProps) {
  return (
    <div className="pt-12">
      <CardSection
        title={<Trans>Ceritakan tim Anda</Trans>}
        lead={
          canRegister ? (
            <Trans>
              Kami membalas lewat email. Sudah punya akun? Daftarkan perusahaan Anda, lalu kelola
              anggota, penawaran, dan kursinya sendiri.
            </Trans>
          ) : (
            <Trans>Kami membalas lewat email.</Trans>
          )
        }
      >
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <LinkButton to={`${paths.helpCenter}#${CONTACT}`}>
            <Trans>Hubungi kami</Trans>
          </LinkButton>
          {canRegister && (
            <LinkButton to={paths.corporate} variant="secondary">
              <Trans>Daftarkan perusahaan</Trans>
            </LinkButton>
          )}
        </div>
      </CardSection>
    </div>
  )
}
