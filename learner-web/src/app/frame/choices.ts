import { getItem, setItem } from '../../lib/storage'
import { createStore, useStore } from '../../lib/store'
import { showTheme } from '../../lib/theme'

/** The frame options of the URL, valid for the rest of the visit. */
export interface FrameChoices {
  navStyle: 'full' | 'mini' | 'hidden'
  layoutType: 'full' | 'boxed'
  pageOnly: boolean
}

export const PLAIN: FrameChoices = { navStyle: 'full', layoutType: 'full', pageOnly: false }

const KEY = 'frame'
const NAV_STYLES = ['full', 'mini', 'hidden'] as const
const LAYOUT_TYPES = ['full', 'boxed'] as const
const THEMES = ['light', 'dark', 'system'] as const

const store = createStore<FrameChoices>(getItem<FrameChoices>(KEY, sessionStorage) ?? PLAIN)

function known<T extends string>(words: readonly T[], word: string | null): T | undefined {
  return words.find((one) => one === word)
}

/** The options changed by a URL; unknown values are ignored. */
export function nextChoices(before: FrameChoices, params: URLSearchParams): FrameChoices {
  const pageOnly = known(['0', '1'], params.get('pageonly'))
  return {
    navStyle: known(NAV_STYLES, params.get('nav-style')) ?? before.navStyle,
    layoutType: known(LAYOUT_TYPES, params.get('layout-type')) ?? before.layoutType,
    pageOnly: pageOnly === undefined ? before.pageOnly : pageOnly === '1',
  }
}

/** Applies the options of a URL: `theme`, `nav-style`, `layout-type`, `pageonly`. */
export function takeFrameParams(params: URLSearchParams): void {
  const theme = known(THEMES, params.get('theme'))
  if (theme) showTheme(theme)
  const next = nextChoices(store.get(), params)
  if (JSON.stringify(next) === JSON.stringify(store.get())) return
  setItem(KEY, next, { area: sessionStorage })
  store.set(next)
}

/** The options of this visit, as a hook. */
export function useFrameChoices(): FrameChoices {
  return useStore(store)
}
