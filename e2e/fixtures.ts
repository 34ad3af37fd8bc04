/** `test` with browsers for the cast: each has storage of its own and is closed when the test is over. */
import { test as base, expect, type Page } from '@playwright/test'
import {
  DEMO_PASSWORD,
  type Newcomer,
  newcomer,
  newPage,
  type Setting,
  signIn,
  signUp,
} from './steps/people'
import { signInToBackOffice } from './steps/trainer'

const SIZES = { phone: [412, 915], small: [390, 844], desktop: [1280, 900] } as const

type Size = keyof typeof SIZES

interface Cast {
  /** Nobody yet; a setting leads to a web server that the journey started itself, or names the browser. */
  visitor: (size?: Size, setting?: Setting) => Promise<Page>
  /** Somebody who has just signed up. */
  buyer: (person?: Newcomer, size?: Size) => Promise<Page>
  /** One of the demo's learners, signed in. */
  learner: (email: string, size?: Size) => Promise<Page>
  /** One of the demo's staff, trainers or agents, on the dashboard of the back office. */
  staff: (email: string, size?: Size, setting?: Setting) => Promise<Page>
}

export const test = base.extend<Cast>({
  visitor: async ({ browser }, use) => {
    const pages: Page[] = []
    await use(async (size = 'phone', setting) => {
      const [width, height] = SIZES[size]
      const page = await newPage(browser, width, height, setting)
      pages.push(page)
      return page
    })
    for (const page of pages) await page.context().close()
  },
  buyer: async ({ visitor }, use) => {
    await use(async (person = newcomer(), size = 'phone') => {
      const page = await visitor(size)
      await page.goto('/signUp')
      await signUp(page, person)
      await expect(page).not.toHaveURL(/\/sign(In|Up)/)
      return page
    })
  },
  learner: async ({ visitor }, use) => {
    await use(async (email, size = 'phone') => {
      const page = await visitor(size)
      await page.goto('/signIn')
      await signIn(page, email, DEMO_PASSWORD)
      return page
    })
  },
  staff: async ({ visitor }, use) => {
    await use(async (email, size = 'desktop', setting) => {
      const page = await visitor(size, setting)
      await signInToBackOffice(page, email)
      return page
    })
  },
})

export { expect } from '@playwright/test'
