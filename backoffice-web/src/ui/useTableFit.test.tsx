import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { stubResizeObserver } from '../test/resizeObserver'
import { useTableFit } from './useTableFit'

const List = () => {
  const list = useRef<HTMLDivElement>(null)
  useTableFit(list)
  return (
    <div ref={list} data-testid="list">
      <div className="RaDataTable-tableWrapper">
        <table />
      </div>
    </div>
  )
}

test('a list says whether its table has room, whenever sizes change', () => {
  const resize = stubResizeObserver()
  const { getByTestId } = render(<List />)
  const list = getByTestId('list')
  const wrapper = list.firstElementChild as HTMLElement
  resize()
  expect(list).toHaveAttribute('data-fits')
  Object.defineProperty(wrapper, 'scrollWidth', { value: 900 })
  resize()
  expect(list).not.toHaveAttribute('data-fits')
})
