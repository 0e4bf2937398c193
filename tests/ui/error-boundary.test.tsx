// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../src/ui/lazy-part'

afterEach(cleanup)

function Failing({ thrown }: { readonly thrown: unknown }): never {
  throw thrown
}

test.each([
  ['an error', new Error('The page broke'), 'Error: The page broke'],
  ['undefined', undefined, 'undefined'],
])('what throws %s while it renders gives way to the message', (_, thrown, message) => {
  const onCaughtError = vi.fn()
  render(
    <ErrorBoundary renderFailure={({ error }) => <p role="alert">{String(error)}</p>}>
      <Failing thrown={thrown} />
    </ErrorBoundary>,
    { onCaughtError },
  )
  expect(screen.getByRole('alert').textContent).toBe(message)
  expect(onCaughtError).toHaveBeenCalledOnce()
})
