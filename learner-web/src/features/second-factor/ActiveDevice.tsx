import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { disableTwoFactor, renewRecoveryCodes, type TwoFactor } from '../../api/twoFactor'
import { Button } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { FormAlert } from '../../ui/form/FormAlert'
import { toast } from '../../ui/toast'
import { ProofDialog } from './ProofDialog'
import { Status } from './Status'
import { useFocusOnReturn } from './useFocusOnReturn'

const FEW = 3

interface ActiveDeviceProps {
  state: TwoFactor
  hasPassword: boolean
  /** Whether this took the place of what had the focus. */
  takesFocus: boolean
  onCodes: (codes: readonly string[]) => void
  onOff: () => Promise<void>
}

/** A second factor that is on: new recovery codes, or switching it off. */
export function ActiveDevice(props: ActiveDeviceProps) {
  const { state, takesFocus } = props
  const [asking, setAsking] = useState<'renew' | 'off' | null>(null)
  const left = state.recovery_codes_left
  const renew = useFocusOnReturn<HTMLButtonElement>(takesFocus)
  return (
    <CardSection
      title={<Trans>Verifikasi dua langkah</Trans>}
      lead={<Trans>Masuk ke akun ini memerlukan kode dari aplikasi autentikator Anda.</Trans>}
    >
      <Status enabledAt={state.enabled_at} />
      {left <= FEW && (
        <FormAlert tone="info">
          {left === 0 ? (
            <Trans>Kode pemulihan Anda habis. Buat yang baru sekarang.</Trans>
          ) : (
            <Plural value={left} other="Tinggal # kode pemulihan. Sebaiknya buat yang baru." />
          )}
        </FormAlert>
      )}
      <ul className="grid divide-y divide-line border-t border-line">
        <Row
          title={<Trans>Kode pemulihan</Trans>}
          text={<Plural value={left} other="# kode belum dipakai" />}
        >
          <Button ref={renew} variant="secondary" onClick={() => setAsking('renew')}>
            <Trans>Buat kode baru</Trans>
          </Button>
        </Row>
        <Row
          title={<Trans>Ganti ponsel atau berhenti memakai</Trans>}
          text={<Trans>Matikan dahulu, lalu aktifkan lagi di ponsel yang baru.</Trans>}
        >
          <Button variant="secondary" onClick={() => setAsking('off')}>
            <Trans>Matikan</Trans>
          </Button>
        </Row>
      </ul>
      {asking === 'renew' && <Renew {...props} onClose={() => setAsking(null)} />}
      {asking === 'off' && <SwitchOff {...props} onClose={() => setAsking(null)} />}
    </CardSection>
  )
}

interface RowProps {
  title: ReactNode
  text: ReactNode
  children: ReactNode
}

function Row({ title, text, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-[15px]">{title}</h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </li>
  )
}

type AskProps = ActiveDeviceProps & { onClose: () => void }

function Renew({ hasPassword, onCodes, onClose }: AskProps) {
  return (
    <ProofDialog
      title={<Trans>Buat kode pemulihan baru?</Trans>}
      lead={<Trans>Kode baru menggantikan semua kode lama.</Trans>}
      label={<Trans>Buat kode baru</Trans>}
      hasPassword={hasPassword}
      onClose={onClose}
      onProof={async (proof) => onCodes(await renewRecoveryCodes(proof))}
    />
  )
}

function SwitchOff({ hasPassword, onOff, onClose }: AskProps) {
  return (
    <ProofDialog
      isDangerous
      title={<Trans>Matikan verifikasi dua langkah?</Trans>}
      lead={
        hasPassword ? (
          <Trans>
            Setelah dimatikan, kata sandi saja cukup untuk masuk. Semua perangkat lain keluar dari
            akun Anda.
          </Trans>
        ) : (
          <Trans>
            Setelah dimatikan, akun Google saja cukup untuk masuk. Semua perangkat lain keluar dari
            akun Anda.
          </Trans>
        )
      }
      label={<Trans>Matikan</Trans>}
      hasPassword={hasPassword}
      onClose={onClose}
      onProof={async (proof) => {
        toast.success(await disableTwoFactor(proof))
        await onOff()
      }}
    />
  )
}
