/** Scrolls the box that holds a row of a list, not the page around it. */
export function bringIntoSight(row: HTMLElement): void {
  const box = row.closest<HTMLElement>('.overflow-y-auto')
  if (!box) return
  const [inner, outer] = [row.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    box.scrollTop += inner.top - outer.top - box.clientHeight / 3
}
