import { expect, test } from 'vitest'
import { readTailwindVariables, withoutStandIns } from '../../src/build/tailwind-variables'

const ALL = [
  '@layer properties{@supports (top:0){*{--tw-x:0;--tw-style:solid}}}',
  '@property --tw-x{syntax:"*";inherits:false;initial-value:0}',
  '@property --tw-y{syntax:"*";inherits:false;initial-value:0}',
  '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}',
  '@property --tw-weight{syntax:"*";inherits:false}',
  '@property --tw-sepia{syntax:"*";inherits:false}',
  '@property --tw-offset{syntax:"<length>";inherits:false;initial-value:0}',
  '@property --tw-via{syntax:"*";inherits:false}',
  '@property --tw-source{syntax:"*";inherits:false}',
  '@property --tw-copy{syntax:"*";inherits:false}',
  '.left{--tw-x:-1px;translate:var(--tw-x) var(--tw-y)}',
  '.bordered{border-style:var(--tw-style);border-width:1px}',
  '.bold{--tw-weight:700;font-weight:700}',
  '.gray{filter:grayscale(1) var(--tw-sepia,)}',
  '.ring{outline-offset:calc(2px + var(--tw-offset))}',
  '.fade{background-image:linear-gradient(var(--tw-via,var(--tw-x),red))}',
  '.copied{--tw-source:1px;--tw-copy:var(--tw-source)}',
].join('')

const { registrations, simplify } = readTailwindVariables(ALL)

test('variables that are set and read stay registered, and no others', () => {
  expect(registrations).toBe('@property --tw-x{syntax:"*";inherits:false;initial-value:0}')
})

test('a sheet keeps no registration of its own', () => {
  expect(simplify(ALL)).not.toContain('@property')
})

test.each([
  ['its initial value', '.left{translate:var(--tw-x) var(--tw-y)}', 'translate:var(--tw-x) 0'],
  ['its initial keyword', '.b{border-style:var(--tw-style)}', 'border-style:solid'],
  ['what stands in for it', '.f{color:var(--tw-via,var(--tw-x))}', 'color:var(--tw-x)'],
  ['nothing', '.g{filter:grayscale(1) var(--tw-sepia,)}', 'filter:grayscale()'],
  ['a length of zero', '.r{top:calc(2px + var(--tw-offset))}', 'top:2px'],
])('a variable that nothing sets becomes %s', (_, rule, written) => {
  expect(simplify(rule)).toContain(`{${written}}`)
})

test('a variable that nothing reads is not set, nor one that only it has read', () => {
  expect(simplify('.bold{--tw-weight:700;font-weight:700}')).toBe('.bold{font-weight:700}')
  expect(simplify('.copied{--tw-source:1px;--tw-copy:var(--tw-source);top:0}')).toBe(
    '.copied{top:0}',
  )
})

test('variables of the site itself stay as they are', () => {
  const own = '.a{--shift:2px;left:var(--shift)}'
  expect(simplify(own)).toBe(own)
})

test('what stands in for registrations keeps the variables that stay, and can be left out', () => {
  expect(simplify(ALL)).toContain('*{--tw-x:0}')
  expect(withoutStandIns(ALL)).not.toContain('*{')
})
