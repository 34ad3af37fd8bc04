import { useEffect, useState } from 'react'

const STEP_PX = 12

/** Whether the reader last moved down the page, away from its top. */
export function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const look = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < STEP_PX) return
      last = scrollY
      setDown(moved > 0 && scrollY > innerHeight / 4)
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return isDown
}
