import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Download, Printer } from 'lucide-react'
import { saveFile } from '../../api/download'
import { Button } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { FormAlert } from '../../ui/form/FormAlert'
import { useCopy } from '../../ui/useCopy'
import { printText } from './printText'
import { StepHeading } from './StepHeading'

const FILE = 'kode-pemulihan-duxi.txt'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => Promise<void>
}

/** The codes are shown only once, so they get the focus. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui()
  return (
    <CardSection title={<Trans>Verifikasi dua langkah</Trans>}>
      <div className="grid gap-4">
        <StepHeading>
          <Trans>Simpan kode pemulihan Anda</Trans>
        </StepHeading>
        <FormAlert tone="info">
          <Trans>
            Kode ini hanya ditampilkan sekali. Simpan di tempat yang aman: satu kode menggantikan
            aplikasi autentikator bila ponsel Anda tidak ada.
          </Trans>
        </FormAlert>
        <ul
          dir="ltr"
          aria-label={t`Kode pemulihan`}
          className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-x-4 gap-y-2 rounded-control bg-sunken p-4 text-center font-mono text-base font-bold text-strong"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Keep codes={codes} />
        <div className="border-t border-line pt-4">
          <Button onClick={() => void onDone()} className="max-sm:w-full">
            <Trans>Saya sudah menyimpannya</Trans>
          </Button>
        </div>
      </div>
    </CardSection>
  )
}

/** The ways to keep them. */
function Keep({ codes }: Pick<RecoveryCodesProps, 'codes'>) {
  const { t } = useLingui()
  const copy = useCopy()
  const title = t`Kode pemulihan Duxi (setiap kode hanya untuk sekali pakai)`
  const text = [title, '', ...codes, ''].join('\n')
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => void copy(codes.join('\n'))}>
        <Copy aria-hidden className="size-4.5" />
        <Trans>Salin semua</Trans>
      </Button>
      <Button
        variant="secondary"
        onClick={() => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), FILE)}
      >
        <Download aria-hidden className="size-4.5" />
        <Trans>Unduh</Trans>
      </Button>
      <Button variant="secondary" onClick={() => printText(text)}>
        <Printer aria-hidden className="size-4.5" />
        <Trans>Cetak</Trans>
      </Button>
    </div>
  )
}
