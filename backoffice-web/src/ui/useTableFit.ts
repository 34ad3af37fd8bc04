import { type RefObject, useEffect } from 'react'

/** Marks the list when its table fits, so that its header can be sticky. */
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
