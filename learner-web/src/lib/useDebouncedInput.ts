import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'

const TYPING_MS = 350

/**
 * The text of a filter field: applied when typing pauses, updated when the filter changes elsewhere (a
 * removed chip), and discarded when the user leaves the page in between.
 */
export function useDebouncedInput(
  value: string,
  onRest: (text: string) => void,
): readonly [text: string, type: (text: string) => void] {
  const [text, setText] = useState(value)
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (isLeaving || text.trim() === value) return
    const timer = setTimeout(() => onRest(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, value, onRest, isLeaving])
  return [text, setText]
}
