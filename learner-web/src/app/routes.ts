import type { ComponentType } from 'react'
import { paths, to } from './paths'

export type FrameKind = 'full' | 'focus' | 'bare'

interface ScreenModule {
  Component: ComponentType
}

export interface Screen {
  path: string
  load: () => Promise<ScreenModule>
  /** `full`: header, navigation, footer. `focus`: the logo only. `bare`: nothing around the screen. */
  frame: FrameKind
  /**
   * Which catalogues of texts it needs: `shop` the first load's alone, `goods` also those of lists and
   * products; every one unless said.
   */
  texts?: 'shop' | 'goods'
}

/** Every screen: one line here and one file in `routes/` that exports `Component`. */
export const screens: readonly Screen[] = [
  { path: paths.signIn, frame: 'bare', load: () => import('../routes/signIn') },
  { path: paths.signUp, frame: 'bare', load: () => import('../routes/signUp') },
  { path: paths.forgotPassword, frame: 'bare', load: () => import('../routes/forgotPassword') },
  { path: paths.resetPassword, frame: 'bare', load: () => import('../routes/reset-password') },
  { path: paths.activation, frame: 'bare', load: () => import('../routes/accountActivation') },
  { path: paths.lockScreen, frame: 'bare', load: () => import('../routes/lock-screen') },
  { path: paths.authenticating, frame: 'bare', load: () => import('../routes/autentikasi') },
  { path: paths.corporateSite, frame: 'bare', load: () => import('../routes/corporate-site') },
  { path: paths.privacy, frame: 'full', load: () => import('../routes/privacy') },
  { path: paths.explore, frame: 'full', load: () => import('../routes/explore') },
  { path: to.role(':slug'), frame: 'full', load: () => import('../routes/explore-role') },
  { path: paths.news, frame: 'full', load: () => import('../routes/news') },
  { path: to.article(':slug'), frame: 'full', load: () => import('../routes/news-article') },
  { path: paths.others, frame: 'full', texts: 'goods', load: () => import('../routes/others') },
  { path: paths.wishlist, frame: 'full', load: () => import('../routes/wishlist') },
  { path: to.referral(':code'), frame: 'focus', load: () => import('../routes/referral') },
  { path: paths.search, frame: 'full', load: () => import('../routes/search') },
  { path: paths.helpCenter, frame: 'full', load: () => import('../routes/help-center') },
  { path: paths.clinic, frame: 'full', load: () => import('../routes/klinik-spbe') },
  { path: to.clinicFaq(':id'), frame: 'full', load: () => import('../routes/klinik-spbe-faq') },
  { path: paths.blog, frame: 'bare', texts: 'shop', load: () => import('../routes/nothing') },
  { path: paths.home, frame: 'bare', texts: 'shop', load: () => import('../routes/nothing') },
  { path: paths.product, frame: 'full', texts: 'shop', load: () => import('../routes/product') },
  {
    path: to.kind(':kind'),
    frame: 'full',
    texts: 'goods',
    load: () => import('../routes/product-kind'),
  },
  {
    path: to.detail(':kind', ':slug'),
    frame: 'full',
    texts: 'goods',
    load: () => import('../routes/product-detail'),
  },
  { path: paths.market, frame: 'full', load: () => import('../routes/market') },
  { path: paths.collections, frame: 'full', load: () => import('../routes/market') },
  { path: paths.account, frame: 'full', load: () => import('../routes/account') },
  { path: paths.profile, frame: 'full', load: () => import('../routes/account-profile') },
  { path: paths.security, frame: 'full', load: () => import('../routes/account-security') },
  { path: paths.changePassword, frame: 'full', load: () => import('../routes/account-password') },
  { path: paths.changePhone, frame: 'full', load: () => import('../routes/account-phone') },
  {
    path: paths.noticePreferences,
    frame: 'full',
    load: () => import('../routes/account-notifications'),
  },
  { path: paths.display, frame: 'full', load: () => import('../routes/account-display') },
  { path: paths.deleteAccount, frame: 'full', load: () => import('../routes/account-deletion') },
  { path: paths.notifications, frame: 'full', load: () => import('../routes/notifications') },
  { path: paths.myLearning, frame: 'full', load: () => import('../routes/my-learning') },
  {
    path: to.assessmentStart(':item_id'),
    frame: 'focus',
    load: () => import('../routes/assessment-start'),
  },
  {
    path: to.section(':sesi_id'),
    frame: 'bare',
    load: () => import('../routes/assessment-section'),
  },
  {
    path: to.summary(':result'),
    frame: 'full',
    load: () => import('../routes/assessment-summary'),
  },
  { path: paths.cart, frame: 'full', load: () => import('../routes/cart') },
  { path: paths.purchase, frame: 'focus', load: () => import('../routes/purchase') },
  { path: paths.transactions, frame: 'full', load: () => import('../routes/transactions') },
  { path: to.transaction(':order_id'), frame: 'full', load: () => import('../routes/transaction') },
  { path: to.complete(':order_id'), frame: 'full', load: () => import('../routes/complete') },
  { path: paths.printTicket, frame: 'bare', load: () => import('../routes/print-ticket') },
  {
    path: paths.serverError,
    frame: 'full',
    texts: 'shop',
    load: () => import('../routes/error-500'),
  },
  { path: paths.notFound, frame: 'full', texts: 'shop', load: () => import('../routes/error-404') },
  { path: '*', frame: 'full', texts: 'shop', load: () => import('../routes/error-404') },
]
