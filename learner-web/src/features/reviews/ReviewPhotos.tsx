import { useLingui } from '@lingui/react/macro'
import { Picture } from '../../ui/Picture'

interface ReviewPhotosProps {
  photos: readonly string[]
  author: string
}

/** The pictures of a review; each opens whole in a tab of its own. */
export function ReviewPhotos({ photos, author }: ReviewPhotosProps) {
  const { t } = useLingui()
  if (photos.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2.5">
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer" className="block">
            <Picture
              src={photo}
              alt={t`Foto ${index + 1} dari ${author}`}
              sizes="7rem"
              className="size-24 rounded-control object-cover sm:size-28"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
