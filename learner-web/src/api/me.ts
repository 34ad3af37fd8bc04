import { post } from './client'
import { session } from './session'
import type { User } from './types'

/** The signed-in account. */
export async function fetchMe(): Promise<User> {
  return (await post('/auth/me')).results
}

/** Ends the session here at once, and on the server in the background. */
export async function logout(): Promise<void> {
  try {
    await post('/auth/logout')
  } finally {
    session.close()
  }
}
