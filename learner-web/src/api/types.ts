import type { List } from './list'
import type { OfKind } from './productTypes'
import type { components } from './schema'

type Schemas = components['schemas']

export type * from './moneyTypes'
export type * from './orderTypes'
export type * from './productTypes'
export type { List }

/** The user types learner and corporate, numbers on the wire. */
export type UserType = 1 | 2

export type FieldErrors = NonNullable<Schemas['Refusal']['errors']>

export type User = Schemas['UserOut']
export type LoginForm = Schemas['LoginIn']
export type LoginResult = Schemas['LoginOut']
/** The tokens of a sign-in, or the ticket to its second step. */
export type FirstStep = Schemas['FirstStepOut']
export type RegisterForm = Schemas['RegisterIn']
export type Refreshed = Schemas['RefreshOut']
export type ResetSession = Schemas['ResetSessionOut']
export type Tokens = Pick<LoginResult, 'token' | 'secret_token'>
/** `redirect_origins`: other origins to which external links may redirect. */
export type Site = Schemas['SiteOut'] & { redirect_origins?: string[]; product_name?: string }

export type JobRole = Schemas['JobRoleOut']
export type Level = Schemas['LevelOut']

export type CartLine = Schemas['CartId']
/** The referral code is optional. */
export type CartForm = Omit<Schemas['AddToCart'], 'cart_aff_code'> & {
  cart_aff_code: string | null
}
export type QuantityForm = Schemas['ChangeQuantity']
export type Checkout = Schemas['CheckoutOut']

export type QuestionType = Schemas['QuestionType']
export type AssessmentSession = Schemas['SessionOut']
export type StartedSession = Schemas['StartOut']
export type UnitProgress = Schemas['UnitProgress']
export type Question = Schemas['QuestionOut']
export type SavedAnswer = Schemas['SavedOut']

export type UnitResult = Schemas['MeasuredUnitOut']
type Suggestion = OfKind<Schemas['SuggestedProduct']>
export type AssessmentResult = Omit<Schemas['ResultOut'], 'suggestions'> & {
  suggestions: Suggestion[]
}
export type MyAssessment = Schemas['SittingRow']
