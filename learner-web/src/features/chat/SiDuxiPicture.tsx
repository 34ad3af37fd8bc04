import { createContext, type ReactNode, useContext } from 'react'
import type { Site } from '../../api/types'
import { cn } from '../../ui/cn'
import { Picture } from '../../ui/Picture'

export type SiDuxiPictures = Pick<Site, 'siduxi_logo_image' | 'siduxi_avatar' | 'siduxi_image'>

const NONE: SiDuxiPictures = { siduxi_logo_image: null, siduxi_avatar: null, siduxi_image: null }

/** How Si Duxi looks on this site: the button, the head of the window, the greeting. */
export const SiDuxiLook = createContext(NONE)

interface SiDuxiPictureProps {
  which: keyof SiDuxiPictures
  /** In pixels; it is square. */
  size: number
  className?: string
  /** The default while the site has no picture of its own. */
  otherwise?: ReactNode
}

/** One of the pictures that the site's settings hold; the words beside it say what it is. */
export function SiDuxiPicture({ which, size, className, otherwise = null }: SiDuxiPictureProps) {
  const src = useContext(SiDuxiLook)[which]
  if (!src) return otherwise
  return (
    <Picture
      src={src}
      sizes={`${size}px`}
      width={size}
      height={size}
      className={cn('object-cover', className)}
    />
  )
}
