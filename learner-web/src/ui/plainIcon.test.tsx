import { render } from '@testing-library/react'
import { House } from 'lucide-react'
import { expect, test } from 'vitest'
import { plainIcon } from './plainIcon'

const Plain = plainIcon([
  ['path', { d: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8' }],
  [
    'path',
    {
      d: 'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
    },
  ],
])

const attributesOf = (icon: Element): Record<string, string> =>
  Object.fromEntries([...icon.attributes].map(({ name, value }) => [name, value]))

const LOOKS = [{}, { className: 'size-4', strokeWidth: 3 }, { 'aria-label': 'Beranda' }]

test.each(LOOKS)('an icon of the build is drawn like the one of the package: %o', (look) => {
  const { container } = render(
    <>
      <House {...look} />
      <Plain {...look} />
    </>,
  )
  const [theirs, ours] = [...container.children].map((icon) => {
    const { class: names = '', xmlns: _, ...others } = attributesOf(icon)
    return [others, names.replace(/lucide(-\w+)? ?/g, ''), icon.innerHTML]
  })
  expect(ours).toEqual(theirs)
})
