import { type RefObject, useEffect } from 'react'

/** Says on the list whether its table has room: then its head can stay in sight while the page scrolls. */
export function useTableFit(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const wrapper = element.querySelector('.RaDataTable-tableWrapper')
      const table = wrapper?.querySelector('table')
      if (table) observer.observe(table)
      const fits = wrapper ? wrapper.scrollWidth <= wrapper.clientWidth : false
      element.toggleAttribute('data-fits', fits)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])
}
