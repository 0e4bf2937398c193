import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, idempotencyKey } from '../../../api/checkout/idempotency-key'

test("a key fits Stripe's limit and starts with its version", () => {
  expect(idempotencyKey(crypto.randomUUID(), { mode: 'subscription' })).toMatch(/^co1_[\w-]{43}$/)
})

test('the order in which parameters are written does not matter', () => {
  const attemptId = crypto.randomUUID()
  expect(idempotencyKey(attemptId, { a: 1, b: { c: [1, 2], d: 'x' } })).toBe(
    idempotencyKey(attemptId, { b: { d: 'x', c: [1, 2] }, a: 1 }),
  )
})

test('two keys are equal exactly when attempt and parameters are', () => {
  const anyParameters = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
  const anyPair = fc.tuple(fc.uuid(), anyParameters)
  fc.assert(
    fc.property(anyPair, anyPair, ([attemptA, parametersA], [attemptB, parametersB]) => {
      const isSame =
        attemptA === attemptB && canonicalJson(parametersA) === canonicalJson(parametersB)
      const keyA = idempotencyKey(attemptA, parametersA)
      expect(keyA === idempotencyKey(attemptB, parametersB)).toBe(isSame)
      expect(keyA).toBe(idempotencyKey(attemptA, structuredClone(parametersA)))
      expect(keyA).not.toBe(idempotencyKey(attemptB, { ...parametersA, more: 1, [attemptB]: 2 }))
    }),
  )
})

test('canonical JSON says the same as JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
