import { account } from './account'
import { auth } from './auth'
import { content } from './content'
import { errors } from './errors'
import { learning } from './learning'
import { payment } from './payment'
import type { Screen } from './screen'
import { shop } from './shop'

const rows = { ...auth, ...shop, ...content, ...account, ...learning, ...payment, ...errors }

export type ScreenName = keyof typeof rows
export type PathOf<Name extends ScreenName> = (typeof rows)[Name]['path']

/** All screens of the app, each defined by its row alone. */
export const screens: Readonly<Record<ScreenName, Screen>> = rows
