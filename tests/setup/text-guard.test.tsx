// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeTextFaults } from './text-guard'

test('a text that changes beside another one is reported, and one alone in its element is not', () => {
  const count = (text: string) => (
    <p>
      {text} items <b>{text}</b>
    </p>
  )
  const { rerender } = render(count('2'))
  rerender(count('3'))
  expect(takeTextFaults()).toEqual(['changed: 3'])
})
