/**
 * How the modules of both web apps may import each other.
 * - No circles. A screen's row may name its route, which may ask for paths: that import is lazy.
 * - In learner-web a feature stands on `lib`, `api`, `ui`, `i18n`, `kinds` and on the features named for it here.
 */
const STANDS_ON = {
  account: ['auth', 'language', 'otp'],
  assessment: ['attempt'],
  attempt: ['exam-window', 'time'],
  auth: ['example-result', 'language'],
  buy: ['my-learning', 'owned'],
  cart: ['buy'],
  catalogue: ['buy', 'owned', 'wish'],
  chapters: [
    'buy',
    'catalogue',
    'certificates',
    'elearning',
    'example-result',
    'owned',
    'teachers',
    'wish',
  ],
  'chat-history': ['chat'],
  corporate: ['levels', 'orders'],
  elearning: ['submission'],
  explore: ['catalogue', 'chapters', 'faq', 'levels'],
  faq: ['catalogue', 'chat', 'site-content'],
  'free-assessment': ['attempt'],
  home: ['catalogue', 'my-learning', 'news'],
  'my-learning': ['assessment', 'certificates', 'exam-window', 'levels', 'webinar-live'],
  notifications: ['account'],
  organizations: ['catalogue', 'chapters', 'explore', 'faq', 'storefront'],
  orders: ['cart', 'catalogue', 'my-learning', 'payment', 'product'],
  'oti-class': ['attempt', 'certificates', 'submission'],
  'owned-item': ['certificates', 'chapters', 'materials', 'my-learning', 'webinar-live'],
  payment: ['cart', 'catalogue', 'time', 'waitlist'],
  product: [
    'buy',
    'catalogue',
    'chapters',
    'levels',
    'owned',
    'reviews',
    'sections',
    'waitlist',
    'wish',
  ],
  reviews: ['catalogue'],
  'second-factor': ['auth', 'otp'],
  search: ['buy', 'catalogue', 'owned', 'sections'],
  sections: ['buy', 'catalogue', 'owned'],
  storefront: ['catalogue', 'chapters', 'example-result', 'sections', 'site-content', 'teachers'],
  summary: ['levels', 'owned'],
  teachers: ['buy', 'catalogue'],
  wishlist: ['catalogue'],
}

const FEATURES = 'learner-web/src/features'
const TESTS = '\\.test\\.tsx?$'
const named = (names) => `${FEATURES}/(${names.join('|')})/`

const neighbours = Object.entries(STANDS_ON).map(([feature, others]) => ({
  name: `${feature}-imports`,
  comment: 'Move what two features need to ui or lib, or name the new neighbour in STANDS_ON.',
  severity: 'error',
  from: { path: named([feature]), pathNot: TESTS },
  to: { path: `${FEATURES}/`, pathNot: named([feature, ...others]) },
}))

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: {
        circular: true,
        viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] },
      },
    },
    {
      name: 'features-stand-alone',
      comment: 'A feature without a line in STANDS_ON imports no other feature.',
      severity: 'error',
      from: {
        path: `${FEATURES}/([^/]+)/`,
        pathNot: [named(Object.keys(STANDS_ON)), TESTS],
      },
      to: { path: `${FEATURES}/`, pathNot: `${FEATURES}/$1/` },
    },
    ...neighbours,
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules' },
  },
}
