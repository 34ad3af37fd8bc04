import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

const AHEAD = '400px'

interface LazyInViewProps {
  /** Stands in its place until it is near and there. */
  placeholder: ReactNode
  children: ReactNode
  /** Somebody was led right to it. */
  isWanted?: boolean
}

/** Shows a part of a long page once the reader comes near, so that the first screen need not wait for it. */
export function LazyInView({ placeholder, children, isWanted = false }: LazyInViewProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(!('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (near || !ref.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [near])
  return (
    <div ref={ref} className="empty:hidden">
      {near || isWanted ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  )
}
