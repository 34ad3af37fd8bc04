import { expect, test } from 'vitest'
import { setItem } from '../lib/storage'
import { lockedSession } from './lockedSession'
import { session } from './session'

const ani = { account_id: 'ani@contoh.example', name: 'Ani', avatar_url: null, user_type: 1 }

test('tokens that are renewed while the screen is being locked leave it locked; a sign-in opens it', () => {
  session.open({ token: 'a', secret_token: 'b' }, false)
  setItem('locked', { ...ani, remember: false })
  session.renew({ token: 'c', secret_token: 'd' })
  expect(lockedSession.get()?.name).toBe('Ani')
  session.close()
  expect(lockedSession.get()?.name).toBe('Ani')
  session.open({ token: 'e', secret_token: 'f' }, false)
  expect(lockedSession.get()).toBeNull()
})
