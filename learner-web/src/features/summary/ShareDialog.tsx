import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, ImageDown, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { AssessmentResult } from '../../api/types'
import { to } from '../../app/paths'
import { formatScore } from '../../lib/formatScore'
import { shareWithPicture } from '../../lib/shareWithPicture'
import { Button, buttonVariants } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Checkbox, Field } from '../../ui/Field'
import { TextArea } from '../../ui/TextArea'
import { toast } from '../../ui/toast'

interface ShareDialogProps {
  result: AssessmentResult
  open: boolean
  onClose: () => void
}

/** The picture and the words as others will see them, and the ways to hand them on. */
export function ShareDialog({ result, open, onClose }: ShareDialogProps) {
  return (
    <Dialog title={<Trans>Bagikan hasil</Trans>} open={open} onClose={onClose}>
      <Share result={result} />
    </Dialog>
  )
}

function Share({ result }: Pick<ShareDialogProps, 'result'>) {
  const { t } = useLingui()
  const words = useWords(result)
  const [text, setText] = useState(words)
  const [isNamed, setNamed] = useState(false)
  const picture = isNamed ? result.named_share_image_url : result.share_image_url
  return (
    <div className="grid gap-4 text-start text-ink">
      <img
        src={picture}
        alt={t`Gambar hasil yang dibagikan`}
        width={1200}
        height={630}
        className="h-auto w-full rounded-control border border-line"
      />
      {result.named_share_image_url && (
        <Checkbox
          label={<Trans>Tampilkan nama saya</Trans>}
          checked={isNamed}
          onChange={(event) => setNamed(event.target.checked)}
        />
      )}
      <Field label={t`Kata-kata`}>
        {(props) => (
          <TextArea
            {...props}
            rows={3}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Ways text={text} picture={picture} slug={result.job_role.slug} />
    </div>
  )
}

/** The suggested text; it does not mention a weak score. */
function useWords({ score: exact, is_free, passing_percent, job_role }: AssessmentResult): string {
  const { t } = useLingui()
  const score = formatScore(exact)
  const role = job_role.name
  if (exact < passing_percent) return t`Saya baru saja mengukur kemampuan ${role} di Duxi.`
  if (is_free) return t`Perkiraan awal saya ${score} dari 100 pada cek gratis ${role} di Duxi.`
  return t`Skor saya ${score} pada asesmen ${role} di Duxi.`
}

interface WaysProps {
  text: string
  picture: string
  slug: string
}

const secondary = buttonVariants({ variant: 'secondary' })

function Ways({ text, picture, slug }: WaysProps) {
  const { t } = useLingui()
  const url = new URL(to.jobRole(slug), location.origin).href
  const words = `${text} ${url}`
  const copy = async () => {
    await navigator.clipboard.writeText(words)
    toast.success(t`Teks untuk dibagikan sudah disalin`)
  }
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      {typeof navigator.share === 'function' && (
        <Button
          className="sm:col-span-2"
          onClick={() => void shareWithPicture({ text, url, picture })}
        >
          <Share2 aria-hidden className="size-4.5" />
          <Trans>Bagikan lewat perangkat</Trans>
        </Button>
      )}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noreferrer"
        className={secondary}
      >
        WhatsApp
      </a>
      <a
        href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}
        target="_blank"
        rel="noreferrer"
        className={secondary}
      >
        LinkedIn
      </a>
      <Button variant="secondary" onClick={() => void copy()}>
        <Copy aria-hidden className="size-4.5" />
        <Trans>Salin teks</Trans>
      </Button>
      <a href={picture} download="hasil-duxi.png" className={secondary}>
        <ImageDown aria-hidden className="size-4.5" />
        <Trans>Unduh gambar</Trans>
      </a>
    </div>
  )
}
