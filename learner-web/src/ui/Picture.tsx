import { pictureSources } from './pictureSources'

interface PictureProps {
  src: string
  /** The alternative text; empty where adjacent text says the same. */
  alt?: string
  /** The displayed width as in CSS: `(min-width: 768px) 33vw, 100vw`. */
  sizes: string
  /** The aspect ratio, which prevents layout shifts. */
  width?: number
  height?: number
  /** The largest picture of the first screen, loaded with high priority. */
  first?: boolean
  className?: string | undefined
  /** The focus point that stays visible when the picture is cropped, in percent. */
  focus?: { x: number; y: number } | undefined
}

/** An uploaded picture in the smallest sufficient size and the best supported format. */
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
        // Hidden, because in a flex container each element would add a gap.
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
