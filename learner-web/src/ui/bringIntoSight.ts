/** Scrolls the container of a list row, not the page. */
export function bringIntoSight(row: HTMLElement): void {
  const box = row.closest<HTMLElement>('.overflow-y-auto')
  if (!box) return
  const [inner, outer] = [row.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    box.scrollTop += inner.top - outer.top - box.clientHeight / 3
}

/** The same horizontally, for tabs. */
export function bringAlong(item: Element, line: HTMLElement): void {
  const [inner, outer] = [item.getBoundingClientRect(), line.getBoundingClientRect()]
  if (inner.left < outer.left || inner.right > outer.right)
    line.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}
