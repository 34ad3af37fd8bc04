import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

const AHEAD = '400px'
const SETTLED_MS = 150

interface LazyInViewProps {
  /** Stands in its place until it is near and there; as tall as what comes, so that nothing below moves. */
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
  // The placeholder's height, kept while the part asks for its rows.
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
      // What has nothing to show takes no room, but only once that is known.
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

/** Acts when no query has been under way for a moment. */
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
