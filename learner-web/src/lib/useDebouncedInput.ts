import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'

const TYPING_MS = 350

/**
 * What is typed into a filter: it counts once the typing rests, what changes elsewhere (a removed chip) shows
 * at once, and who leaves for another page in between is not called back by it.
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
