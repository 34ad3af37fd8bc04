import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Sections of pages that the footer links to. */
export const ABOUT = 'tentang'
export const CONTACT = 'tanya'

/** A section with a fragment URL, which also works if the section is loaded later than the page. */
export function Anchor({ id, children }: { id: string; children: ReactNode }) {
  const { hash, key } = useLocation()
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link leads there again
  useEffect(() => {
    const part = ref.current
    if (!part || hash !== `#${id}`) return
    part.scrollIntoView()
    // Content that loads above moves it, so scroll again until the reader's first touch.
    const watch = new ResizeObserver(() => part.scrollIntoView())
    watch.observe(document.body)
    const stop = () => watch.disconnect()
    const timer = setTimeout(stop, SETTLED)
    for (const event of TOUCHES) addEventListener(event, stop, { once: true })
    return () => {
      stop()
      clearTimeout(timer)
      for (const event of TOUCHES) removeEventListener(event, stop)
    }
  }, [hash, id, key])
  return (
    <div ref={ref} id={id} className="scroll-mt-20">
      {children}
    </div>
  )
}

const SETTLED = 3000
const TOUCHES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
