import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

const AHEAD = '400px'
const SETTLED_MS = 150

interface LazyInViewProps {
  /** A placeholder until the content is near the viewport and loaded; its height prevents layout shifts. */
  placeholder: ReactNode
  children: ReactNode
  /** The user navigated directly to it. */
  isWanted?: boolean
  /** The distance to the viewport at which it loads. */
  ahead?: string
}

/** Renders a part of a long page when it comes near the viewport, to speed up the first screen. */
export function LazyInView(props: LazyInViewProps) {
  const { placeholder, children, isWanted = false, ahead = AHEAD } = props
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(!('IntersectionObserver' in globalThis))
  // Keep the placeholder's height while the part loads its data.
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const place = ref.current
    if (near || !place) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setHeight(place.offsetHeight)
        setNear(true)
      },
      { rootMargin: ahead },
    )
    watch.observe(place)
    return () => watch.disconnect()
  }, [near, ahead])
  return (
    <div
      ref={ref}
      // Collapse an empty part, but only once it is known to be empty.
      className={height ? undefined : 'empty:hidden'}
      style={height ? { minHeight: height } : undefined}
    >
      {near || isWanted ? (
        <Suspense fallback={placeholder}>
          {children}
          {height !== undefined && <OnceLoaded act={() => setHeight(undefined)} />}
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  )
}

/** Runs an action when no query has been loading for a moment. */
function OnceLoaded({ act }: { act: () => void }) {
  const isFetching = useIsFetching() > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the action is the same each time
  useEffect(() => {
    if (isFetching) return
    const timer = setTimeout(act, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isFetching])
  return null
}
