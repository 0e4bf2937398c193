// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlatformFeatures } from '../../../src/pages/platform/features'

function selected(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent
}

const states = () => screen.getAllByRole('tabpanel').map(({ dataset }) => dataset.state)

test('CRM is shown first; a click shows another panel and puts the first away', () => {
  render(<PlatformFeatures />)
  expect(selected()).toBe('CRM')
  expect(states()).toEqual(['active', 'inactive', 'inactive'])
  // A click without pointer events, as assistive technology sends it.
  fireEvent.click(screen.getByRole('tab', { name: 'Marketing' }))
  expect(selected()).toBe('Marketing')
  expect(states()).toEqual(['inactive', 'active', 'inactive'])
})
