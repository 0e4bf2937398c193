// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, expect, test } from 'vitest'
import { DebugPanel } from '../../../src/features/attribution-debug/debug-panel'

const record = {
  utm_source: 'google',
  captured_at: '2026-03-04T05:06:07.890Z',
  landing_page: '/platform',
}

const remember = () => {
  Cookies.set('utm_tracking', JSON.stringify(record), { secure: true })
}

afterEach(() => {
  cleanup()
  Cookies.remove('utm_tracking')
})

test('every stored value is listed under its name', () => {
  remember()
  render(<DebugPanel />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(Object.keys(record))
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(
    Object.values(record),
  )
})

test('clearing removes the cookie and says that nothing is stored', () => {
  remember()
  render(<DebugPanel />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear UTM Data' }))
  expect(screen.getByText('No UTM parameters stored')).toBeDefined()
  expect(Cookies.get('utm_tracking')).toBeUndefined()
})

test('without a record the panel says so from the start', () => {
  render(<DebugPanel />)
  expect(screen.getByText('No UTM parameters stored')).toBeDefined()
})

test('the panel can be put away', () => {
  render(<DebugPanel />)
  fireEvent.click(screen.getByRole('button', { name: 'Close the debug panel' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})
