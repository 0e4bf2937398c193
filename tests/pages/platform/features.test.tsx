// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PlatformFeatures } from '../../../src/pages/platform/features'

function selected(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent
}

afterEach(cleanup)

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

test('the arrow keys move through the tabs and wrap', async () => {
  render(<PlatformFeatures />)
  act(() => {
    screen.getByRole('tab', { name: 'CRM' }).focus()
  })
  await userEvent.keyboard('{ArrowRight}')
  expect(selected()).toBe('Marketing')
  expect(document.activeElement?.textContent).toBe('Marketing')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(selected()).toBe('CRM')
})
