import { expectTypeOf, test } from 'vitest'
import { read } from './client'
import type { Form, Query, Results, Url } from './contract'

test('an address, its query, form and results are those of the contract', () => {
  expectTypeOf<'/payment/cart/count'>().toExtend<Url<'GET'>>()
  expectTypeOf<'/payment/kart/kount'>().not.toExtend<Url<'GET'>>()
  expectTypeOf<'/payment/cart/qty'>().not.toExtend<Url<'GET'>>()
  expectTypeOf<Results<'GET', `/public/news/${string}`>>().toHaveProperty('title')
  expectTypeOf<Query<'GET', '/payment/transactions/detail'>>().toHaveProperty('order_id')
  expectTypeOf<Form<'POST', '/payment/hold'>>().toEqualTypeOf<{ cart_id: readonly number[] }>()
  expectTypeOf<Form<'POST', '/auth/logout'>>().toBeNever()
})

test('of two addresses that fit, the closer one is meant', () => {
  type Shelf = Results<'GET', `/public/job-roles/${string}/suggestions/oti`>
  expectTypeOf<Shelf>().toHaveProperty('rows')
  expectTypeOf(read<'/public/captcha/challenge'>).returns.not.toBeAny()
})

test('the kinds of products are those that the app knows', () => {
  type Row = Results<'GET', '/payment/cart'>['rows'][number]
  expectTypeOf<Row['kind']>().toExtend<'assessment' | 'training' | (string & {})>()
  expectTypeOf<string>().not.toExtend<Row['kind']>()
})
