import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

const AHEAD = '400px'

interface LazyInViewProps {
  /** Stands in its place until it is near and there. */
  placeholder: ReactNode
  children: ReactNode
  /** Somebody was led right to it. */
  isWanted?: boolean
  /** How near it has to come. */
  ahead?: string
}

/** Shows a part of a long page once the reader comes near, so that the first screen need not wait for it. */
export function LazyInView(props: LazyInViewProps) {
  const { placeholder, children, isWanted = false, ahead = AHEAD } = props
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(!('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (near || !ref.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [near, ahead])
  return (
    <div ref={ref} className="empty:hidden">
      {near || isWanted ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  )
}
