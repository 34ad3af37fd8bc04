import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../../api/chat/types'
import type { ChatState } from './machine'
import type { Chat } from './useChat'

type List = RefObject<HTMLDivElement | null>

const NEAR_END = 120
/** How much of what came before an answer stays in sight above it. */
const CONTEXT = 64
/** An answer comes in several messages, one right after the other. */
const BURST_MS = 1500

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < NEAR_END

const toEnd = (list: HTMLElement) => list.scrollTo({ top: list.scrollHeight })

/**
 * Scrolls to new messages while the reader is near the end: to the end of the answer, or to its beginning if
 * it is longer than the window. Own messages are always scrolled into view.
 */
export function useAutoScroll(list: List, state: ChatState): void {
  const wasNearEnd = useStickToEnd(list)
  const answer = useRef({ sequence: 0, at: 0, known: state.seen })
  const last = state.messages.at(-1)?.sequence ?? 0
  const drafts = state.drafts.length
  const hadDrafts = useRef(drafts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the number of messages
  useLayoutEffect(() => {
    const element = list.current
    const isOwn = drafts > hadDrafts.current
    hadDrafts.current = drafts
    if (!element) return
    answer.current.known = Math.max(answer.current.known, state.seen)
    const begins = trackAnswer(answer.current, state.messages)
    if (isOwn) toEnd(element)
    else if (wasNearEnd.current || begins.isBurst) show(element, begins.sequence)
  }, [last, drafts, list])
  const isTyping = state.typing !== null
  // The typing indicator is below the last message.
  useLayoutEffect(() => {
    if (isTyping && list.current && wasNearEnd.current) toEnd(list.current)
  }, [isTyping, list, wasNearEnd])
}

interface Answer {
  sequence: number
  at: number
  /** The newest message that has been shown. */
  known: number
}

/** Updates the answer with new messages of the other side; gives where it begins, as it may come in several. */
function trackAnswer(answer: Answer, messages: readonly ChatMessage[]) {
  const fresh = messages.find((one) => !one.is_mine && one.sequence > answer.known)
  const isBurst = answer.sequence > 0 && Date.now() - answer.at < BURST_MS
  if (fresh && !isBurst) answer.sequence = fresh.sequence
  if (fresh) answer.at = Date.now()
  answer.known = Math.max(answer.known, messages.at(-1)?.sequence ?? 0)
  return { sequence: fresh ? answer.sequence : 0, isBurst: isBurst && fresh !== undefined }
}

/** Scrolls to the end, but no further than the message of this sequence. */
function show(list: HTMLElement, sequence: number): void {
  const message = list.querySelector(`[data-sequence="${sequence}"]`)
  if (message) list.scrollTo({ top: placeOf(message, list) - CONTEXT })
  else toEnd(list)
}

const placeOf = (message: Element, list: HTMLElement) =>
  list.scrollTop + message.getBoundingClientRect().top - list.getBoundingClientRect().top

/** Keeps a reader near the end at the end, also when a picture above grows; the ref says whether they are there. */
function useStickToEnd(list: List) {
  const wasNearEnd = useRef(true)
  useEffect(() => {
    const element = list.current
    const look = () => {
      if (element) wasNearEnd.current = isNearEnd(element)
    }
    const follow = () => {
      if (element && wasNearEnd.current) toEnd(element)
    }
    element?.addEventListener('scroll', look, { passive: true })
    element?.addEventListener('load', follow, true)
    // The composer has grown, or the on-screen keyboard has opened.
    const sizes = new ResizeObserver(follow)
    if (element) sizes.observe(element)
    return () => {
      sizes.disconnect()
      element?.removeEventListener('scroll', look)
      element?.removeEventListener('load', follow, true)
    }
  }, [list])
  return wasNearEnd
}

/** Whether the newest messages are out of view. */
export function useIsScrolledUp(list: List): boolean {
  const [isScrolledUp, setScrolledUp] = useState(false)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => setScrolledUp(!isNearEnd(element))
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [list])
  return isScrolledUp
}

/** Tells how far the messages have been seen: the window is open, the tab in front, the end in view. */
export function useSeen(list: List, chat: Chat, last: number): void {
  const seen = useRef(chat.seen)
  seen.current = chat.seen
  useEffect(() => {
    const element = list.current
    const look = () => {
      if (!element || document.visibilityState !== 'visible' || last === 0) return
      if (isNearEnd(element)) seen.current(last)
    }
    look()
    element?.addEventListener('scroll', look, { passive: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      element?.removeEventListener('scroll', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [last, list])
}
