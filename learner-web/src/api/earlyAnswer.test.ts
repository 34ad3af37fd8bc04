import { afterEach, expect, test } from 'vitest'
import { takeEarlyAnswer } from './earlyAnswer'

const PATH = '/api/v1/public/trainings/schedules/basis-data'

function asked(path = PATH, language = 'id', method = 'GET'): Request {
  return new Request(`http://localhost${path}`, {
    method,
    headers: { 'Accept-Language': language },
  })
}

function early(language = 'id'): Promise<Response> {
  const answer = Promise.resolve(new Response('{}'))
  globalThis.duxiEarly = { path: PATH, language, answer }
  return answer
}

afterEach(() => {
  globalThis.duxiEarly = undefined
})

test('the answer that the document asked for is given once', () => {
  const answer = early()
  expect(takeEarlyAnswer(asked())).toBe(answer)
  expect(takeEarlyAnswer(asked())).toBeUndefined()
})

test.each([
  ['another address', asked('/api/v1/public/site')],
  ['a search', asked(`${PATH}?preview=1`)],
  ['another language', asked(PATH, 'en')],
  ['something that is written', asked(PATH, 'id', 'POST')],
])('%s is asked of the server', (_, request) => {
  early()
  expect(takeEarlyAnswer(request)).toBeUndefined()
})
