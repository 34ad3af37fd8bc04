import { zodResolver } from '@hookform/resolvers/zod'

/** What judges the values of a form; it comes with the form's schema, when somebody begins to fill it in. */
export { zodResolver }
