import type { MenuNode } from '../app/useSidebar'

/** A line of the menu, which leads to the page of its key. */
export const line = (id: number, key: string, label: string): MenuNode => ({
  id,
  key,
  label,
  label_en: '',
  icon: key,
  path: key === 'dashboard' ? '/' : `/${key}`,
  children: [],
})

/** The menu as the server gives it to a trainer. */
export const sidebar: MenuNode[] = [
  line(1, 'dashboard', 'Dasbor'),
  {
    ...line(2, 'section:assessment', 'Asesmen'),
    path: '',
    children: [line(3, 'batches', 'Batch')],
  },
  { ...line(4, 'section:report', 'Laporan'), path: '', children: [line(5, 'exports', 'Ekspor')] },
]
