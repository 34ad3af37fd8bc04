import { Trans, useLingui } from '@lingui/react/macro'
import { ImageDown } from 'lucide-react'
import type { Membership } from '../../api/affiliate'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/toast'
import { drawPicture, type PictureSize, SIZES } from './picture'

/** Ready pictures with the code, drawn in the browser and saved as PNG. */
export function SharePictures({ code }: { code: Membership['codes'][number] }) {
  const { t } = useLingui()
  const names: Readonly<Record<PictureSize['name'], string>> = {
    square: t`Kotak`,
    story: t`Cerita`,
    wide: t`Lebar`,
  }
  const save = async (size: PictureSize) => {
    const text = {
      headline: t`Belajar, bersertifikat, dan siap kerja`,
      line: t`Daftar lewat tautan saya`,
      code: code.code,
      link: code.link.replace(/^https?:\/\//, ''),
    }
    try {
      download(await drawPicture(size, text, code.qr_svg), `duxi-${code.code}-${size.name}.png`)
    } catch {
      toast.error(t`Gambar belum dapat dibuat di peramban ini.`)
    }
  }
  return (
    <div className="grid w-full gap-2 border-t border-line pt-4">
      <p className="text-sm font-semibold text-strong">
        <Trans>Gambar siap bagikan</Trans>
      </p>
      <div className="grid grid-cols-3 gap-2">
        {SIZES.map((size) => (
          <Button
            key={size.name}
            size="sm"
            variant="tonal"
            className="px-2 max-sm:min-h-11"
            onClick={() => save(size)}
          >
            <ImageDown aria-hidden className="size-4.5" />
            {names[size.name]}
          </Button>
        ))}
      </div>
    </div>
  )
}

function download(picture: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
