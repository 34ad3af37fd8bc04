import { pictureSources } from './pictureSources'

interface PictureProps {
  src: string
  /** What it shows; empty where the words beside it say so. */
  alt?: string
  /** How wide it is shown, as in CSS: `(min-width: 768px) 33vw, 100vw`. */
  sizes: string
  /** Its shape, so that nothing moves when it arrives. */
  width?: number
  height?: number
  /** The largest picture of the first screen: fetched before the others. */
  first?: boolean
  className?: string | undefined
  /** The point that stays in view where the picture is cropped, in percent. */
  focus?: { x: number; y: number } | undefined
}

/** Every picture that editors give: in the smallest file that is sharp here, in the best format that is known. */
export function Picture({
  src,
  alt = '',
  sizes,
  width = 640,
  height = 360,
  first = false,
  className,
  focus,
}: PictureProps) {
  return (
    <picture className="contents [&>source]:hidden">
      {pictureSources(src).map((source) => (
        // Hidden: in a row of boxes each of them would take a gap of its own.
        <source key={source.type} hidden sizes={sizes} {...source} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className={className}
        style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
      />
    </picture>
  )
}
