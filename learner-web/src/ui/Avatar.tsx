import { initials } from '../lib/format'
import { cn } from './cn'
import { Picture } from './Picture'

interface AvatarProps {
  name: string
  src?: string | null | undefined
  className?: string
}

/** A user's picture, or the initials; hidden from screen readers, because the name is next to it. */
export function Avatar({ name, src, className = 'size-9 text-sm' }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-primary-tint font-bold text-primary ring-1 ring-primary-line',
        className,
      )}
    >
      {src ? (
        <Picture src={src} sizes="6rem" width={96} height={96} className="size-full object-cover" />
      ) : (
        initials(name)
      )}
    </span>
  )
}
