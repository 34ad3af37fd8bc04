import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, MessageCircle, MessageSquareText } from 'lucide-react'
import type { Profile } from '../../api/accountTypes'
import { paths } from '../../app/paths'
import { formatPhone } from '../../lib/phone'
import { Button, LinkButton } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { Chip } from '../../ui/Chip'
import { openOtp } from '../otp/otpPrompt'

/** The phone of the account and how it is proved. */
export function PhoneSection({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  return (
    <CardSection
      title={<Trans>Nomor telepon</Trans>}
      lead={<Trans>Kami menghubungi Anda di nomor ini bila jadwal berubah.</Trans>}
      action={
        <LinkButton
          to={paths.changePhone}
          variant="secondary"
          aria-label={profile.phone ? t`Ubah nomor telepon` : t`Tambah nomor telepon`}
        >
          {profile.phone ? <Trans>Ubah</Trans> : <Trans>Tambah</Trans>}
        </LinkButton>
      }
    >
      {profile.phone ? (
        <PhoneStatus profile={profile} phone={profile.phone} />
      ) : (
        <p className="text-muted">
          <Trans>Belum ada nomor telepon.</Trans>
        </p>
      )}
    </CardSection>
  )
}

/** A number with a chip for each channel that proved it, and the way to prove it. */
export function PhoneStatus({ profile, phone }: { profile: Profile; phone: string }) {
  const { phone_verified_at: bySms, phone_wa_verified_at: byWa, phone_dial_code: code } = profile
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <bdi dir="ltr" className="font-semibold text-strong tabular-nums">
        {formatPhone(phone, code || undefined)}
      </bdi>
      {byWa && (
        <Chip tone="success" icon={MessageCircle}>
          <Trans>WhatsApp terverifikasi</Trans>
        </Chip>
      )}
      {bySms && (
        <Chip tone="success" icon={MessageSquareText}>
          <Trans>SMS terverifikasi</Trans>
        </Chip>
      )}
      {!(byWa || bySms) && (
        <>
          <Chip tone="warning" icon={CircleAlert}>
            <Trans>Belum diverifikasi</Trans>
          </Chip>
          <Button
            size="sm"
            variant="tonal"
            className="min-h-11"
            onClick={() => openOtp({ phone, channel: 'wa' })}
          >
            <Trans>Verifikasi sekarang</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
