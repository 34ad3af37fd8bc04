const NEIGHBOURS = 1

/** The page numbers to show: first, last, and the current one with its neighbours; `null` is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = (n: number) => n === 1 || n === pages || Math.abs(n - page) <= NEIGHBOURS
  const wanted = Array.from({ length: pages }, (_, index) => index + 1).filter(near)
  return wanted.flatMap((n, index) => gapBefore(n, wanted[index - 1] ?? 0))
}

function gapBefore(n: number, previous: number): (number | null)[] {
  if (n - previous <= 1) return [n]
  return n - previous === 2 ? [n - 1, n] : [null, n]
}
