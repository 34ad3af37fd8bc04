const OPENS_MS = 150
const CLOSES_MS = 300
/** A click that was already under way when hovering opened the menu must not close it. */
const GRACE_MS = 600

/**
 * Opens a disclosure on mouse hover and closes it when the mouse leaves; touch and keyboard work as usual.
 */
export function openOnHover(details: HTMLDetailsElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>
  let openedAt = 0
  const after = (delay: number, open: boolean) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (open && !details.open) openedAt = Date.now()
      details.open = open
    }, delay)
  }
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') after(OPENS_MS, true)
  }
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') after(CLOSES_MS, details.matches(':has(div :focus-visible)'))
  }
  const press = (event: MouseEvent) => {
    clearTimeout(timer)
    const onSummary = event.target instanceof Element && event.target.closest('summary')
    if (onSummary && Date.now() - openedAt < GRACE_MS) event.preventDefault()
  }
  details.addEventListener('pointerenter', enter, { signal })
  details.addEventListener('pointerleave', leave, { signal })
  details.addEventListener('click', press, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
