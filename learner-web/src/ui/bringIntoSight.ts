/** Scrolls the box that holds a row of a list, not the page around it. */
export function bringIntoSight(row: HTMLElement): void {
  const box = row.closest<HTMLElement>('.overflow-y-auto')
  if (!box) return
  const [inner, outer] = [row.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    box.scrollTop += inner.top - outer.top - box.clientHeight / 3
}

/** The same along a line of tabs. */
export function bringAlong(item: Element, line: HTMLElement): void {
  const [inner, outer] = [item.getBoundingClientRect(), line.getBoundingClientRect()]
  if (inner.left < outer.left || inner.right > outer.right)
    line.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}
