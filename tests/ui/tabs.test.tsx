// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tab, TabList, Tabs } from '../../src/ui/tabs'

test('only a press that gives a tab the focus hides its ring', () => {
  render(
    <Tabs value="first" onValueChange={() => undefined}>
      <TabList label="Steps">
        <Tab value="first">First</Tab>
      </TabList>
    </Tabs>,
  )
  const tab = screen.getByRole('tab')
  fireEvent.mouseDown(tab, { button: 2 })
  expect(tab).not.toHaveAttribute('data-pressed')
  fireEvent.mouseDown(tab)
  expect(tab).toHaveAttribute('data-pressed')
})
