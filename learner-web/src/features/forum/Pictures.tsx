import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PostPicture } from '../../api/forum'
import { cn } from '../../ui/cn'
import { Dialog } from '../../ui/Dialog'

const LINK_MS = 10 * 60_000
const known = new Map<string, { url: string; at: number }>()

// Each response signs new links, which would make the browser fetch the same picture again.
function lasting({ uuid, url }: PostPicture): string {
  const before = known.get(uuid)
  if (before && Date.now() - before.at < LINK_MS) return before.url
  known.set(uuid, { url, at: Date.now() })
  return url
}

/** The pictures of a post, small; a press shows one large. */
export function Pictures({ pictures }: { pictures: readonly PostPicture[] }) {
  const { t } = useLingui()
  const [shown, setShown] = useState<PostPicture | null>(null)
  if (pictures.length === 0) return null
  return (
    <>
      <ul
        className={cn(
          'grid gap-3',
          pictures.length > 1 ? 'grid-cols-2 sm:grid-cols-4' : 'max-w-md',
        )}
      >
        {pictures.map((picture) => (
          <li key={picture.uuid}>
            <button
              type="button"
              aria-label={t`Perbesar ${picture.name}`}
              onClick={() => setShown(picture)}
              className="block w-full overflow-hidden rounded-control border border-line transition-colors hover:border-primary"
            >
              <img
                src={lasting(picture)}
                alt={picture.name}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className={cn('h-auto w-full', pictures.length > 1 && 'aspect-square object-cover')}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog open wide title={<bdi>{shown.name}</bdi>} onClose={() => setShown(null)}>
          <img
            src={lasting(shown)}
            alt={shown.name}
            width={shown.width}
            height={shown.height}
            className="mx-auto h-auto max-w-full"
          />
        </Dialog>
      )}
    </>
  )
}
