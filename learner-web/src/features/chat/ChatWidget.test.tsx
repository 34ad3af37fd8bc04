import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openChat } from '../../lib/openChat'
import { renderAt } from '../../test/render'
import { ChatWidget } from './ChatWidget'

test('a chat that was asked for before its button had loaded opens with it, once', async () => {
  openChat()
  const onOpen = vi.fn()
  const first = renderAt('/', <ChatWidget hasChat={false} onOpen={onOpen} />)
  await waitFor(() => expect(onOpen).toHaveBeenLastCalledWith(true))
  first.unmount()
  const again = vi.fn()
  renderAt('/', <ChatWidget hasChat={false} onOpen={again} />)
  expect(again).not.toHaveBeenCalledWith(true)
})
