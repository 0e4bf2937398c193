// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../src/ui/lazy-part'

function Failing(): never {
  // oxlint-disable-next-line only-throw-error
  throw undefined
}

test('what throws while it renders gives way to the message, even if it throws undefined', () => {
  render(
    <ErrorBoundary renderFailure={({ error }) => <p role="alert">{String(error)}</p>}>
      <Failing />
    </ErrorBoundary>,
    { onCaughtError: vi.fn() },
  )
  expect(screen.getByRole('alert').textContent).toBe('undefined')
})
